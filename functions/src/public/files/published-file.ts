import { can } from '@portal/domain/access/permissions';
import { isDocumentId } from '@portal/domain/paths/document-id';
import type { FileLink } from '../../runtime/file-link';
import type { PublicContext } from '../../runtime/route';
import { resumeFiles } from './resume-files';
import { codeProof } from './viewer-file-link';

/**
 * Whether a file may be read under the address that its profile stores. Staff of its organization may; everybody else what
 * the candidate's own link shows without an access code, and of a job its selected profile. A marketing candidate has no own
 * link, so that nobody else may.
 * @throws PortalError as `resumeFiles`.
 */
export async function isPublished(context: PublicContext, { path }: FileLink): Promise<boolean> {
  const { store, files, actor } = context;
  const { organizationId = '', kind } = (await files.facts(path))?.labels ?? {};
  if (kind !== 'public' || organizationId === '') return false;
  if (actor && can(actor, 'organization:read', organizationId)) return true;
  const [, ownerId = '', fileName = ''] = /^attachments([\w-]+)\/\d+\/([^/]+)$/.exec(path) ?? [];
  if (!isDocumentId(ownerId)) return false;
  const pointer = await store.publicLinks.candidate(ownerId);
  if (!pointer) {
    const job = await store.jobs.get(organizationId, ownerId);
    return job?.isPublic === true && fileName === staticName(job.selectedProfileId);
  }
  if (pointer.organizationId !== organizationId) return false;
  const { publicToken: token, jobId } = pointer;
  const proof = codeProof(organizationId, '');
  const shown = await resumeFiles(context, { page: 'resume', id: ownerId, token, proof, isVerified: false });
  if (shown.some((file) => file.path === path)) return true;
  const candidate = await store.candidates.get({ organizationId, jobId, candidateId: ownerId });
  if (!candidate || candidate.hideContactDetails) return false;
  return fileName === staticName(candidate.public.selectedProfileId);
}

/** Name of the JSON document of the selected profile. */
function staticName(profileId: string | undefined): string | null {
  return profileId ? `${profileId}.json` : null;
}
