import type { JobCandidate } from '@portal/domain/candidates/job-candidate';
import { isShownToClients } from '@portal/domain/client-connect/listed-job';
import type { Interview } from '@portal/domain/interviews/interview';
import type { Ports } from '../runtime/ports';

/**
 * Where the client of an interview sees it: in Client Connect, by their own link, or by the candidate's.
 * @param site where the links of the agency begin.
 * @returns null when the client's link was revoked or closed, and when the candidate is hidden in Client Connect.
 */
export async function clientUrl(
  { store }: Pick<Ports, 'store'>,
  { client, organizationId, jobId, candidateId }: Interview,
  candidate: Pick<JobCandidate, 'public' | 'submissionStatus' | 'isDeleted' | 'agreement'>,
  site: string,
): Promise<string | null> {
  if (client.contactId !== '') {
    if (!isShownToClients(candidate)) return null;
    return `${site}/client/${organizationId}/${client.contactId}/jobs/${jobId}/${candidateId}`;
  }
  const { resumeLink, linkVersion } = candidate.public;
  if (client.recipientId === '') return client.linkVersion === linkVersion ? `${site}${resumeLink}` : null;
  const token = await store.recipients.tokenOf(candidateId, client.recipientId);
  return token === null ? null : `${site}/resumes/${token}/${candidateId}`;
}
