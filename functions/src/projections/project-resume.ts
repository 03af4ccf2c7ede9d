import type { JobCandidate } from '@portal/domain/candidates/job-candidate';
import type { ResumeParsing } from '@portal/domain/candidates/parsing-record';
import type { PublicResume } from '@portal/domain/contracts/public-api';
import { redactContact } from '@portal/domain/candidates/redact-contact';
import { showsOriginal } from '@portal/domain/candidates/sharing';
import { cityAndState } from '@portal/domain/fields/postal-address';
import { displayScore, scoreColor } from '@portal/domain/grading/display-score';
import { gradeCategories } from '@portal/domain/grading/grade';
import type { Organization } from '@portal/domain/organizations/organization';
import { unwrapText } from '@portal/domain/resumes/unwrap-text';
import { safeFileName } from '@portal/domain/paths/storage-paths';
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
  const textOf = candidate.hideContactDetails
    ? (text: string) =>
        redactContact(unwrapText(text), { phone: candidate.phone, address1: candidate.address.address1 })
    : unwrapText;
  return {
    fullName:
      candidate.fullName ||
      [candidate.firstName, candidate.lastName].filter(Boolean).join(' ') ||
      candidatePageTexts.unnamed,
    occupation: candidate.occupation,
    cityAndState: cityAndState(candidate.address),
    recruiterNotes: toSafeHtml(candidate.summary.recruiterNotes),
    objective: textOf(parsed?.summary.objective ?? ''),
    skills: candidate.skills,
    work: (parsed?.work ?? []).map(({ title, companyName, location, startDate, endDate, description }) => ({
      title,
      companyName,
      location,
      startDate,
      endDate,
      description: textOf(description),
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
      return score === undefined ? [] : [{ category, score: displayScore(score) }];
    }),
  };
}

function presentDocument(
  candidate: JobCandidate,
  organization: Pick<Organization, 'displayOriginalResumeFromAllJobs'>,
): PublicResume['document'] {
  const { resume } = candidate;
  if (!resume || !showsOriginal(candidate, organization)) return null;
  if (candidate.hideContactDetails) return { fileName: pdfNameOf(candidate), contentType: 'application/pdf' };
  return { fileName: resume.fileName, contentType: resume.contentType };
}

/** The file name of the PDF that is drawn from a resume. */
export function pdfNameOf({ fullName }: Pick<JobCandidate, 'fullName'>): string {
  return safeFileName(`${fullName || candidatePageTexts.unnamed}.pdf`);
}
