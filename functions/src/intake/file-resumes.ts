import { comparableEmail } from '@portal/domain/candidates/duplicate';
import type { JobCandidate } from '@portal/domain/candidates/job-candidate';
import type { Ports } from '../runtime/ports';
import type { ResumeFiling } from '../store/resume-index';

/**
 * Files the resumes of candidates in the index of their organization, by which they are found for other jobs; who was
 * removed or has no parsed resume goes from it. Doing it again changes nothing.
 */
export async function fileResumes(
  { store }: Pick<Ports, 'store'>,
  organizationId: string,
  candidates: readonly JobCandidate[],
): Promise<void> {
  const { indexTermsOfResume } = await import('@portal/matching/grading/index-terms');
  const places = candidates.map(({ id, jobId }) => ({ jobId, candidateId: id }));
  const resumes = await store.candidateGrades.resumesAt(organizationId, places);
  const parsed = new Map(resumes.map((resume) => [resume.candidateId, resume.parsed]));
  const filings = candidates.map(({ id, jobId, isDeleted, email, resume, createdAt }): ResumeFiling => {
    const found = isDeleted ? null : parsed.get(id);
    const place = { jobId, candidateId: id };
    if (!found) return { ...place, filed: null };
    const facts = { email: comparableEmail(email), sha256: resume?.sha256 ?? '' };
    return {
      ...place,
      filed: { ...place, ...facts, addedAt: createdAt?.toMillis() ?? 0, terms: indexTermsOfResume(found) },
    };
  });
  await store.resumeIndex.file(organizationId, filings);
}
