import { displayScore } from '@portal/domain/grading/display-score';
import type { JobCandidate } from '@portal/domain/candidates/job-candidate';
import { mailTexts } from '@portal/domain/texts/mail';
import { mustHaveTexts } from '@portal/domain/texts/must-haves';
import type { MailContent } from './mail-layout';
import { recruiterMail, type RecruiterMail } from './recruiter-mail';

/** What a grade says about an applicant. */
export type ApplicantGrade = Pick<JobCandidate['sovren'], 'weightedScore' | 'mustHavesMet' | 'mustHavesAsked'>;

/** Notifies a recruiter that an applicant's resume is in and graded; whether to submit it is for the recruiter to judge. */
export async function submissionReadyMail(page: RecruiterMail & { grade: ApplicantGrade }): Promise<MailContent> {
  const sentence = mailTexts.newApplicant(page.candidateName);
  const { weightedScore, mustHavesMet, mustHavesAsked } = page.grade;
  const facts: [string, string][] = [];
  if (weightedScore !== null) facts.push([mailTexts.score, String(displayScore(weightedScore))]);
  if (mustHavesMet !== null && mustHavesAsked > 0) {
    facts.push([mustHaveTexts.title, mustHaveTexts.count(mustHavesMet, mustHavesAsked)]);
  }
  return await recruiterMail(page, { subject: sentence, heading: sentence, paragraphs: [], facts });
}
