import type { JobCandidate } from './job-candidate';

interface SharingSettings {
  displayOriginalResumeFromAllJobs: boolean;
}

/**
 * Whether viewers may download the resume as PDF. Never when downloads are off; for a candidate who is not public only
 * if the organization displays original resumes.
 */
export function isPdfDownloadAllowed(
  candidate: Pick<JobCandidate, 'isPublic' | 'enablePdfDownloads'>,
  organization: SharingSettings,
): boolean {
  if (!candidate.enablePdfDownloads) return false;
  return candidate.isPublic || organization.displayOriginalResumeFromAllJobs;
}

/**
 * Whether viewers see the candidate's document: the candidate's own choice, else the organization's. A candidate who is
 * not public shows it only if the organization displays original resumes.
 */
export function showsOriginal(
  { isPublic, showOriginal }: Pick<JobCandidate, 'isPublic' | 'showOriginal'>,
  { displayOriginalResumeFromAllJobs }: SharingSettings,
): boolean {
  const isChosen = showOriginal ?? displayOriginalResumeFromAllJobs;
  return isChosen && (isPublic || displayOriginalResumeFromAllJobs);
}
