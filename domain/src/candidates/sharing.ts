import type { JobCandidate } from './job-candidate';

/**
 * May a viewer download the resume as PDF (002 §5)? An explicit prohibition always holds; a candidate who is not
 * public falls back to the organization's display of original resumes.
 */
export function isPdfDownloadAllowed(
  candidate: Pick<JobCandidate, 'isPublic' | 'enablePdfDownloads'>,
  organization: { displayOriginalResumeFromAllJobs: boolean },
): boolean {
  if (!candidate.enablePdfDownloads) return false;
  return candidate.isPublic || organization.displayOriginalResumeFromAllJobs;
}
