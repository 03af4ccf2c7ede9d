import type { CreatedJobLink, CreatedLink, linksApi } from '@portal/domain/contracts/links-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import type { Organization } from '@portal/domain/organizations/organization';
import { jobNamingClient, listedJobsNamingClient } from '../projections/client-names';
import type { StaffContext } from '../runtime/route';
import { requireMarketer } from '../users/require-marketer';
import { requireSender } from '../users/require-sender';
import { createLinks, type LinkRequest } from './create-links';

/** What all requests for a link have. */
interface LinkInput {
  senderId: string;
  recipientId: string;
  isLead: boolean;
  hasGateing: boolean;
}

/**
 * The link of a candidate's marketing profile.
 * @throws PortalError `permissionDenied`, `notFound` for a candidate that is not stored or deleted.
 */
export async function generateSmProfileLink(
  input: RequestOf<typeof linksApi.generateSmProfileLink>,
  context: StaffContext,
): Promise<CreatedLink> {
  const organization = await requireMarketer(context, input.organizationId);
  const candidate = await context.store.skillsCandidates.get(organization.id, input.candidateId);
  if (!candidate || candidate.isDeleted) throw new PortalError('notFound', { detail: 'marketing candidate' });
  const subject = { kind: 'profile', targetId: input.candidateId, brand: input.smBrandId } as const;
  return await createLink(context, organization, { ...subject, ...(await commonOf(input, context)) });
}

/**
 * The link of a job's profile.
 * @throws PortalError `permissionDenied`, `notFound`.
 */
export async function generateJobProfileLink(
  input: RequestOf<typeof linksApi.generateJobProfileLink>,
  context: StaffContext,
): Promise<CreatedJobLink> {
  const organization = await requireMarketer(context, input.organizationId, 'jobMarketing');
  const job = await context.store.jobs.get(organization.id, input.jobId);
  if (!job) throw new PortalError('notFound', { detail: 'job' });
  const subject = { kind: 'job', targetId: input.jobId, brand: input.jmBrandId } as const;
  const link = await createLink(context, organization, { ...subject, ...(await commonOf(input, context)) });
  return { ...link, namingClient: await jobNamingClient(context, organization, job) };
}

/**
 * The link of a tearsheet's public list.
 * @throws PortalError `permissionDenied`, `notFound`.
 */
export async function generateTearsheetLink(
  input: RequestOf<typeof linksApi.generateTearsheetLink>,
  context: StaffContext,
): Promise<CreatedJobLink> {
  const product = input.kind === 'jobs' ? 'jobMarketing' : 'skillsMarketing';
  const organization = await requireMarketer(context, input.organizationId, product);
  const tearsheet = await context.store.tearsheets.get(organization.id, input.tearsheetId);
  if (!tearsheet) throw new PortalError('notFound', { detail: 'tearsheet' });
  const subject = { kind: input.kind, targetId: input.tearsheetId, brand: input.brandId };
  const link = await createLink(context, organization, { ...subject, ...(await commonOf(input, context)) });
  const namingClient = input.kind === 'jobs' ? await listedJobsNamingClient(context, organization, tearsheet) : [];
  return { ...link, namingClient };
}

/** Revokes a link of the caller's organization. @throws PortalError `permissionDenied`. */
export async function revokeLink(
  { organizationId, linkId }: RequestOf<typeof linksApi.revokeLink>,
  context: StaffContext,
): Promise<AnswerOf<typeof linksApi.revokeLink>> {
  await requireMarketer(context, organizationId);
  return { revoked: await context.store.sharedLinks.revoke(organizationId, linkId) };
}

async function commonOf(
  { organizationId, senderId, recipientId, isLead, hasGateing }: LinkInput & { organizationId: string },
  context: StaffContext,
) {
  return { sender: await requireSender(context, organizationId, senderId), recipientId, isLead, hasGateing };
}

async function createLink(
  context: StaffContext,
  organization: Organization,
  request: LinkRequest,
): Promise<CreatedLink> {
  const [link] = await createLinks(context, organization, [request]);
  if (!link) throw new PortalError('internal', { detail: 'no link was created' });
  return link;
}
