import { parsingApi } from '@portal/domain/contracts/parsing-api';
import type { JobDetails } from '@portal/domain/jobs/job';
import { jobDetailsFromParsed } from '@portal/domain/jobs/job-from-parsed';
import { parserIndexIds } from '@portal/domain/paths/firestore-paths';
import type { Auth } from 'firebase/auth';
import { callApi } from '../../../firebase/api-client';

/**
 * Has a pasted description parsed and put into the organization's index of jobs.
 * @param options.jobId the id that the job will have.
 * @returns the fields of the form, filled with what was found.
 * @throws PortalError when the service cannot parse it.
 */
export async function parseJobDescription(
  auth: Auth,
  options: { organizationId: string; jobId: string; description: string },
): Promise<JobDetails> {
  const answer = await callApi(
    auth,
    parsingApi.parseJobOrder,
    {
      DocumentAsBase64String: toBase64(options.description),
      FileName: 'description.txt',
      OutputHtml: false,
      IndexingOptions: { IndexId: parserIndexIds.jobs(options.organizationId), DocumentId: options.jobId },
    },
    { api: 'admin' },
  );
  return jobDetailsFromParsed(answer.Value.Parsed, options.description);
}

function toBase64(text: string): string {
  let binary = '';
  for (const byte of new TextEncoder().encode(text)) binary += String.fromCharCode(byte);
  return btoa(binary);
}
