import { loginStatusOf, type AccessLevel, type LoginStatus } from '@portal/domain/client-connect/portal-access';
import { mayClientSeeJob } from '@portal/domain/client-connect/client-jobs';
import type { Contact } from '@portal/domain/contacts/contact';
import { PortalError } from '@portal/domain/errors/portal-error';
import type { Job } from '@portal/domain/jobs/job';
import type { Organization } from '@portal/domain/organizations/organization';
import { hasProduct } from '@portal/domain/organizations/product-feature';
import { clientAccessTexts } from '@portal/domain/texts/client-connect';
import { userSchema, type User } from '@portal/domain/users/user';
import { once } from '../runtime/rate-limit';
import type { StaffContext } from '../runtime/route';
import { isAlreadyExists } from '../store/firestore';
import { clientLoginUrl } from './client-login-link';
import { openPlace } from './client-place';
import { requireVerifiedEmail } from './require-verified-email';
import { userLogEntry } from './user-log-entry';

type AccessContext = Pick<StaffContext, 'store' | 'actor' | 'clock' | 'config' | 'random' | 'mail'>;

/** A contact by id, or by an email: then it is created if there is none. */
interface NamedContact {
  organizationId: string;
  contactId: string;
  email: string;
  name: string;
  companyName: string;
}

/** One login link for a contact in a minute. */
const linkLimit = { name: 'clientLoginLink', max: 1, windowSeconds: 60 } as const;

/**
 * The organization, if it has Client Connect.
 * @throws PortalError `notFound`, `permissionDenied`.
 */
export async function requirePortal(
  { store }: Pick<StaffContext, 'store'>,
  organizationId: string,
): Promise<Organization> {
  const organization = await store.organizations.get(organizationId);
  if (!organization) throw new PortalError('notFound', { detail: 'organization' });
  if (!hasProduct(organization, 'portal')) throw new PortalError('permissionDenied', { detail: 'without portal' });
  return organization;
}

/**
 * Sets which jobs a client contact sees.
 * @throws PortalError `notFound`; `conflict` with a sentence for a lead, a contact without an email, and the email of a user
 *   of this organization.
 */
export async function giveClientAccess(
  context: AccessContext,
  { level, ...named }: NamedContact & { level: AccessLevel },
): Promise<{ contactId: string; status: LoginStatus }> {
  const { store, actor } = context;
  const { organizationId } = named;
  const contact = await contactOf(context, named);
  if (contact.isLead) throw new PortalError('conflict', { userMessage: clientAccessTexts.notContact });
  if (contact.email === '') throw new PortalError('conflict', { userMessage: clientAccessTexts.noEmail });
  const user = await store.users.byEmail(contact.email);
  // Users of other organizations are not told apart here, or staff could ask who has an account.
  if (user && user.accountType !== 'recruiterClient' && user.organizationId === organizationId) {
    throw new PortalError('conflict', { userMessage: clientAccessTexts.isUser, detail: 'a user of the organization' });
  }
  const access = await store.clientAccess.set({
    organizationId,
    contactId: contact.id,
    email: contact.email,
    level,
    grantedBy: actor.uid,
  });
  return { contactId: contact.id, status: loginStatusOf(access) };
}

async function contactOf({ store }: AccessContext, named: NamedContact): Promise<Contact> {
  const { organizationId, email, name, companyName } = named;
  const get = (contactId: string) => store.contacts.get({ organizationId, isLead: false, contactId });
  if (named.contactId === '' && email !== '') {
    const [firstName = '', ...rest] = name.split(' ');
    const fields = { email, firstName, lastName: rest.join(' '), companyName };
    const { id } = await store.contacts.create(organizationId, false, fields);
    const created = await get(id);
    if (created) return created;
  }
  const contact = named.contactId === '' ? null : await get(named.contactId);
  if (!contact) throw new PortalError('notFound', { detail: 'contact' });
  return contact;
}

/**
 * Lets somebody see a job in Client Connect: as its client contact, else because the job is shared with them. An access that
 * is on stays as it is, and a login that was verified needs no link.
 * @throws PortalError as {@link giveClientAccess} and {@link mailLoginLink}.
 */
export async function admitToJob(
  context: AccessContext,
  job: Pick<Job, 'id' | 'organizationId' | 'company' | 'contact'>,
  { name, email }: { name: string; email: string },
): Promise<void> {
  const { store } = context;
  const { organizationId } = job;
  const named = { organizationId, contactId: '', email, name, companyName: job.company };
  const contact = await contactOf(context, named);
  const key = { organizationId, contactId: contact.id };
  if (!(await openPlace(store, key))) await giveClientAccess(context, { ...named, ...key, level: 'ownJobs' });
  const place = await openPlace(store, key);
  if (!place) return;
  if (!mayClientSeeJob(job, { level: place.access.level, contact: place.contact })) {
    await store.clientJobs.share({ ...key, jobId: job.id }, null);
  }
  if (!place.access.verifiedAt) await mailLoginLink(context, key);
}

/**
 * Mails a contact with access a link to sign in with, and creates the account on the first one. The owner of an email that
 * belongs to a user of the staff application gets no account here.
 * @returns the email.
 * @throws PortalError `conflict` with a sentence without access; `tooManyRequests` within a minute of the last.
 */
export async function mailLoginLink(
  context: AccessContext,
  { organizationId, contactId }: { organizationId: string; contactId: string },
): Promise<string> {
  const { store, mail } = context;
  const place = await openPlace(store, { organizationId, contactId });
  if (!place) throw new PortalError('conflict', { userMessage: clientAccessTexts.switchOnFirst });
  const { contact } = place;
  await once(context, linkLimit, `${organizationId}\n${contactId}`, async () => {
    const user = (await store.users.byEmail(contact.email)) ?? (await addClient(context, contact));
    if (user.accountType === 'recruiterClient') {
      const [{ clientInvitationMail }, { accountTheme }] = await Promise.all([
        import('../mail/client-mail'),
        import('../mail/account-theme'),
      ]);
      const content = await clientInvitationMail({
        theme: await accountTheme(context, organizationId),
        name: contact.name,
        url: clientLoginUrl(context, user, { organizationId }),
      });
      await mail.send({ ...content, to: contact.email });
    }
    await store.clientAccess.mark(organizationId, contactId, 'sentAt');
  });
  return contact.email;
}

/** The account of a client contact. It belongs to no organization: its accesses say where it leads. */
async function addClient(context: AccessContext, { email, name }: Contact): Promise<User> {
  const { store, clock } = context;
  const leftBehind = await store.accounts.byEmail(email);
  if (leftBehind) requireVerifiedEmail(email, leftBehind, null);
  const account = leftBehind ?? (await store.accounts.create({ email, displayName: name }));
  const { uid } = account;
  const user = userSchema.cast({
    id: uid,
    email,
    displayName: name,
    organizationId: null,
    accountType: 'recruiterClient',
    userProducts: { accessRights: { portal: true, core: false } },
  });
  try {
    await store.people.add(user, userLogEntry(context, 'userAdded', { uid, email, displayName: name }), clock.now());
    return user;
  } catch (error) {
    const stored = isAlreadyExists(error) ? await store.users.get(uid) : null;
    if (stored) return stored;
    throw error;
  }
}
