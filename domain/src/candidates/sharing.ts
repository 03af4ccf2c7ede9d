import type { JobCandidate } from './job-candidate';

/**
 * Whether viewers may download the resume as PDF. Never when downloads are off; for a candidate who is not public only
 * if the organization displays original resumes.
 */
export function isPdfDownloadAllowed(
  candidate: Pick<JobCandidate, 'isPublic' | 'enablePdfDownloads'>,
  organization: { displayOriginalResumeFromAllJobs: boolean },
): boolean {
  if (!candidate.enablePdfDownloads) return false;
  return candidate.isPublic || organization.displayOriginalResumeFromAllJobs;
}
