import { isAccessOpen } from '@portal/domain/client-connect/portal-access';
import { isSameCompany, mayClientSeeJob } from '@portal/domain/client-connect/client-jobs';
import type { Contact } from '@portal/domain/contacts/contact';
import type { clientApi } from '@portal/domain/contracts/client-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import { clientTexts } from '@portal/domain/texts/client-connect';
import type { PublicContext } from '../runtime/route';
import type { OpenPlace } from '../users/client-place';
import { callerInJob } from './client-context';

/** The caller's colleagues with access, and whether they see the job. @throws PortalError as {@link shareJob}. */
export async function colleagues(
  key: RequestOf<typeof clientApi.colleagues>,
  context: PublicContext,
): Promise<AnswerOf<typeof clientApi.colleagues>> {
  const caller = await callerInJob(context, key);
  requireSharing(caller);
  const found = await colleaguesOf(context, caller);
  return {
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
  const colleague = (await colleaguesOf(context, caller)).find(({ contact }) => contact.id === colleagueId);
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

/** Contacts of the caller's company at this agency whose access is open. */
async function colleaguesOf(
  { store }: PublicContext,
  { organization, contact: own }: OpenPlace,
): Promise<{ contact: Contact; level: OpenPlace['access']['level'] }[]> {
  const accesses = await store.clientAccess.openOf(organization.id);
  const wanted = accesses.map(({ contactId }) => ({ id: contactId, isLead: false }));
  const contacts = new Map((await store.contacts.getAll(organization.id, wanted)).map((each) => [each.id, each]));
  return accesses.flatMap((access) => {
    const contact = contacts.get(access.contactId);
    const isColleague =
      contact &&
      contact.id !== own.id &&
      isAccessOpen(access, contact) &&
      isSameCompany(contact.companyName, own.companyName);
    return isColleague ? [{ contact, level: access.level }] : [];
  });
}
