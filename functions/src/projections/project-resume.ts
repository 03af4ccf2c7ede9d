import type { JobCandidate } from '@portal/domain/candidates/job-candidate';
import type { ResumeParsing } from '@portal/domain/candidates/parsing-record';
import type { PublicResume } from '@portal/domain/contracts/public-api';
import { cityAndState } from '@portal/domain/fields/postal-address';
import { displayScore, scoreColor } from '@portal/domain/grading/display-score';
import { gradeCategories } from '@portal/domain/grading/grade';
import type { Organization } from '@portal/domain/organizations/organization';
import { unwrapText } from '@portal/domain/resumes/unwrap-text';
import { candidatePageTexts } from '@portal/domain/texts/candidate-page';
import { toSafeHtml } from './rich-text';

/**
 * The resume as shown to viewers, built field by field, so that new fields of a candidate stay private until they are
 * added here.
 */
export function projectResume(
  candidate: JobCandidate,
  parsing: ResumeParsing | null,
  organization: Pick<Organization, 'displayOriginalResumeFromAllJobs'>,
): PublicResume {
  const parsed = parsing?.parsed;
  return {
    fullName:
      candidate.fullName ||
      [candidate.firstName, candidate.lastName].filter(Boolean).join(' ') ||
      candidatePageTexts.unnamed,
    occupation: candidate.occupation,
    cityAndState: cityAndState(candidate.address),
    recruiterNotes: toSafeHtml(candidate.summary.recruiterNotes),
    objective: unwrapText(parsed?.summary.objective ?? ''),
    skills: candidate.skills,
    work: (parsed?.work ?? []).map(({ title, companyName, location, startDate, endDate, description }) => ({
      title,
      companyName,
      location,
      startDate,
      endDate,
      description: unwrapText(description),
    })),
    education: (parsed?.education ?? []).map(({ school, degree, major, endDate }) => ({
      school,
      degree,
      major,
      endDate,
    })),
    certifications: (parsed?.certifications ?? []).map(({ name }) => name),
    languages: (parsed?.languages ?? []).map(({ name }) => name),
    grade: presentGrade(candidate),
    document: presentDocument(candidate, organization),
  };
}

function presentGrade({ showExternalGrade, sovren }: JobCandidate): PublicResume['grade'] {
  const { weightedScore, unweightedScores } = sovren;
  if (!showExternalGrade || weightedScore === null) return null;
  return {
    score: displayScore(weightedScore),
    color: scoreColor(weightedScore),
    categories: gradeCategories.flatMap((category) => {
      const score = unweightedScores[category];
      return score === undefined ? [] : [{ category, score: Math.round(score) }];
    }),
  };
}

/** The original is shown when the candidate is public, or the organization shows the originals of all jobs. */
export function showsOriginal(
  { isPublic }: Pick<JobCandidate, 'isPublic'>,
  organization: Pick<Organization, 'displayOriginalResumeFromAllJobs'>,
): boolean {
  return isPublic || organization.displayOriginalResumeFromAllJobs;
}

function presentDocument(
  candidate: JobCandidate,
  organization: Pick<Organization, 'displayOriginalResumeFromAllJobs'>,
): PublicResume['document'] {
  const { resume } = candidate;
  if (!resume || !showsOriginal(candidate, organization)) return null;
  return { fileName: resume.fileName, contentType: resume.contentType, size: resume.size };
}
