import type { Interview } from '@portal/domain/interviews/interview';
import type { Ports } from '../runtime/ports';

/**
 * Where the client of an interview sees it: in Client Connect, by their own link, or by the candidate's.
 * @param resumeLink path of the candidate's link.
 * @param site where the links of the agency begin.
 * @returns null when the client's link was revoked.
 */
export async function clientUrl(
  { store }: Pick<Ports, 'store'>,
  { client, organizationId, jobId, candidateId }: Interview,
  resumeLink: string,
  site: string,
): Promise<string | null> {
  if (client.contactId !== '') {
    return `${site}/client/${organizationId}/${client.contactId}/jobs/${jobId}/${candidateId}`;
  }
  if (client.recipientId === '') return `${site}${resumeLink}`;
  const token = await store.recipients.tokenOf(candidateId, client.recipientId);
  return token === null ? null : `${site}/resumes/${token}/${candidateId}`;
}
