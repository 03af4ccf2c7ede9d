import { mayClientSeeJob } from '@portal/domain/client-connect/client-jobs';
import type { AccessLevel } from '@portal/domain/client-connect/portal-access';
import type { Contact } from '@portal/domain/contacts/contact';
import { PortalError } from '@portal/domain/errors/portal-error';
import type { Job } from '@portal/domain/jobs/job';
import { clientAccessTexts } from '@portal/domain/texts/client-connect';
import { userSchema, type User } from '@portal/domain/users/user';
import { once } from '../runtime/rate-limit';
import type { StaffContext } from '../runtime/route';
import { isAlreadyExists } from '../store/firestore';
import { contactOf, giveClientAccess } from '../users/client-access';
import { clientLoginUrl } from '../users/client-login-link';
import { openPlace } from '../users/client-place';
import { requireVerifiedEmail } from '../users/require-verified-email';
import { userLogEntry } from '../users/user-log-entry';
import { accountTheme } from './account-theme';

type LinkContext = Pick<StaffContext, 'store' | 'actor' | 'clock' | 'config' | 'random' | 'mail'>;

/** One login link for a contact in a minute. */
const linkLimit = { name: 'clientLoginLink', max: 1, windowSeconds: 60 } as const;

/**
 * Sets somebody's access to Client Connect and lets them see a job: as its client contact, else because the job is shared with
 * them. A login that was verified needs no link. Without an access, `off` changes nothing.
 * @throws PortalError as `giveClientAccess` and {@link mailLoginLink}.
 */
export async function admitToJob(
  context: LinkContext,
  job: Pick<Job, 'id' | 'organizationId' | 'company' | 'contact'>,
  { name, email, level }: { name: string; email: string; level: AccessLevel },
): Promise<void> {
  const { store } = context;
  const { organizationId } = job;
  const known = level === 'off' ? await store.contacts.findByEmail(organizationId, email) : null;
  if (level === 'off' && !known) return;
  const named = { organizationId, contactId: '', email, name, companyName: job.company };
  const contact = known ?? (await contactOf(context, named));
  const key = { organizationId, contactId: contact.id };
  const before = await openPlace(store, key);
  if ((before?.access.level ?? 'off') !== level) await giveClientAccess(context, { ...named, ...key, level });
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
  context: LinkContext,
  { organizationId, contactId }: { organizationId: string; contactId: string },
): Promise<string> {
  const { store, mail } = context;
  const place = await openPlace(store, { organizationId, contactId });
  if (!place) throw new PortalError('conflict', { userMessage: clientAccessTexts.switchOnFirst });
  const { contact, organization } = place;
  await once(context, linkLimit, `${organizationId}\n${contactId}`, async () => {
    const user = (await store.users.byEmail(contact.email)) ?? (await addClient(context, contact));
    if (user.accountType === 'recruiterClient') {
      const { clientInvitationMail } = await import('./client-mail');
      const content = await clientInvitationMail({
        theme: await accountTheme(context, organizationId),
        name: contact.name,
        url: clientLoginUrl(context, user, organization),
      });
      await mail.send({ ...content, to: contact.email });
    }
    await store.clientAccess.mark(organizationId, contactId, 'sentAt');
  });
  return contact.email;
}

/** The account of a client contact. It belongs to no organization: its accesses say where it leads. */
async function addClient(context: LinkContext, { email, name }: Contact): Promise<User> {
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
