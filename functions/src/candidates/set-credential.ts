import { credentialReminderAt, isCredentialExpired } from '@portal/domain/candidates/credential';
import type { candidatesApi } from '@portal/domain/contracts/candidates-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import { hasProduct } from '@portal/domain/organizations/product-feature';
import { downloadTexts } from '@portal/domain/texts/server';
import type { StaffContext } from '../runtime/route';

type Call = typeof candidatesApi.setCredential;

/**
 * Marks an attachment as a credential, or no longer. The recruiter is reminded once before each last day.
 * @throws PortalError `permissionDenied` without Compliance; `notFound` for a missing file.
 */
export async function setCredential(
  { organizationId, jobId, candidateId, fileId, credential }: RequestOf<Call>,
  { store, clock, random }: StaffContext,
): Promise<AnswerOf<Call>> {
  const organization = await store.organizations.get(organizationId);
  if (!organization || !hasProduct(organization, 'credentials')) {
    throw new PortalError('permissionDenied', { detail: 'without Compliance' });
  }
  const key = { organizationId, jobId, candidateId };
  const isThere = await store.attachments.setCredential(key, fileId, credential, (stored) => {
    const expiresOn = credential?.expiresOn ?? '';
    const remindAt = credentialReminderAt({ expiresOn });
    const isNew = expiresOn !== stored.credential?.expiresOn;
    if (!credential || remindAt === null || !isNew || isCredentialExpired(credential, clock.now())) return null;
    // A day that was set, replaced and set again has a reminder for each time; the later ones find the file as it is.
    const id = `credential-${random.token(15)}`;
    return { kind: 'credentialReminder', id, ...key, fileId, expiresOn, dueAt: Math.max(remindAt, clock.now()) };
  });
  if (!isThere) throw new PortalError('notFound', { userMessage: downloadTexts.notFound });
  return { fileId };
}
