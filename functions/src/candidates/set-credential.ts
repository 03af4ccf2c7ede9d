import type { candidatesApi } from '@portal/domain/contracts/candidates-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import { hasProduct } from '@portal/domain/organizations/product-feature';
import { downloadTexts } from '@portal/domain/texts/server';
import type { StaffContext } from '../runtime/route';

type Call = typeof candidatesApi.setCredential;

/**
 * Marks an attachment as a credential, or no longer.
 * @throws PortalError `permissionDenied` without Compliance; `notFound` for a missing file.
 */
export async function setCredential(
  { organizationId, jobId, candidateId, fileId, credential }: RequestOf<Call>,
  { store }: StaffContext,
): Promise<AnswerOf<Call>> {
  const organization = await store.organizations.get(organizationId);
  if (!organization || !hasProduct(organization, 'credentials')) {
    throw new PortalError('permissionDenied', { detail: 'without Compliance' });
  }
  const key = { organizationId, jobId, candidateId };
  const isThere = await store.attachments.change(key, fileId, { credential }, null);
  if (!isThere) throw new PortalError('notFound', { userMessage: downloadTexts.notFound });
  return { fileId };
}
