import { isAccessOpen } from '@portal/domain/client-connect/portal-access';
import { isSameCompany, mayClientSeeJob } from '@portal/domain/client-connect/client-jobs';
import type { Contact } from '@portal/domain/contacts/contact';
import type { clientApi } from '@portal/domain/contracts/client-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import { clientTexts } from '@portal/domain/texts/client-connect';
import type { PublicContext } from '../runtime/route';
import { maxColleagues } from '../store/client-access';
import { openPlace, type OpenPlace } from '../users/client-place';
import { callerInJob } from './client-context';

/** The caller's colleagues with access, and whether they see the job. @throws PortalError as {@link shareJob}. */
export async function colleagues(
  key: RequestOf<typeof clientApi.colleagues>,
  context: PublicContext,
): Promise<AnswerOf<typeof clientApi.colleagues>> {
  const caller = await callerInJob(context, key);
  requireSharing(caller);
  const { found, isCut } = await colleaguesOf(context, caller);
  return {
    isCut,
    colleagues: found
      .map(({ contact, level }) => ({
        contactId: contact.id,
        name: contact.name || contact.email,
        seesJob: mayClientSeeJob(caller.job, { level, contact }),
      }))
      .sort((a, b) => a.name.localeCompare(b.name)),
  };
}

/**
 * Lets a colleague of the caller's company see a job.
 * @throws PortalError `permissionDenied` with a sentence where clients share no jobs; `notFound` for a job that the caller
 *   does not see, and for anyone but a colleague with access.
 */
export async function shareJob(
  { colleagueId, ...key }: RequestOf<typeof clientApi.shareJob>,
  context: PublicContext,
): Promise<AnswerOf<typeof clientApi.shareJob>> {
  const caller = await callerInJob(context, key);
  requireSharing(caller);
  const place = await openPlace(context.store, { organizationId: key.organizationId, contactId: colleagueId });
  const colleague = place && colleagueOf(caller.contact, place.contact, place.access);
  if (!colleague) throw new PortalError('notFound', { detail: 'colleague' });
  await context.store.clientJobs.share(
    { organizationId: key.organizationId, jobId: key.jobId, contactId: colleagueId },
    {
      eventType: 'jobShared',
      actorName: caller.contact.name,
      data: { detail: colleague.contact.name || colleague.contact.email },
    },
  );
  return { shared: true };
}

function requireSharing({ organization }: OpenPlace): void {
  if (organization.productFeature.portal.allowCCUsersToShareJobs) return;
  throw new PortalError('permissionDenied', { userMessage: clientTexts.shareOff });
}

/**
 * Contacts of the caller's company at this agency whose access is open. Those whose company is written as the caller's are
 * found in any agency; others, such as in capitals, among its first accesses.
 */
async function colleaguesOf(
  { store }: PublicContext,
  { organization, contact: own }: OpenPlace,
): Promise<{ found: Colleague[]; isCut: boolean }> {
  const { id: organizationId } = organization;
  const [named, open] = await Promise.all([
    store.contacts.ofCompany(organizationId, own.companyName, maxColleagues),
    store.clientAccess.openOf(organizationId),
  ]);
  const ofNamed = await store.clientAccess.ofContacts(
    organizationId,
    named.map(({ id }) => id),
  );
  const accesses = new Map([...open, ...ofNamed].map((access) => [access.contactId, access]));
  const missing = [...accesses.keys()].filter((id) => !named.some((contact) => contact.id === id));
  const others = await store.contacts.getAll(
    organizationId,
    missing.map((id) => ({ id, isLead: false })),
  );
  const found = [...named, ...others].flatMap((contact) => {
    const access = accesses.get(contact.id);
    return (access && colleagueOf(own, contact, access)) ?? [];
  });
  return { found, isCut: named.length >= maxColleagues };
}

interface Colleague {
  contact: Contact;
  level: OpenPlace['access']['level'];
}

/** The contact as a colleague of another one; null for anyone else, and without an open access. */
function colleagueOf(own: Contact, contact: Contact, access: OpenPlace['access']): Colleague | null {
  if (contact.id === own.id || !isAccessOpen(access, contact)) return null;
  return isSameCompany(contact.companyName, own.companyName) ? { contact, level: access.level } : null;
}
