import { resolveBrand } from '@portal/domain/brands/resolve-brand';
import type { scoringApi } from '@portal/domain/contracts/scoring-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import { isEmail } from '@portal/domain/fields/email-address';
import { currentGrade } from '@portal/domain/grading/grade';
import { explainScore } from '@portal/domain/grading/score-explanation';
import { scoreExplanationTexts as texts } from '@portal/domain/texts/score-explanation';
import { projectMailTheme } from '../projections/project-theme';
import { once } from '../runtime/rate-limit';
import type { StaffContext } from '../runtime/route';

type FactsCall = typeof scoringApi.scoringFacts;
type ExplainCall = typeof scoringApi.explainScore;
type MailCall = typeof scoringApi.mailScoreExplanation;

const mailLimit = { name: 'scoreExplanation', max: 1, windowSeconds: 60, userMessage: texts.oftenMailed } as const;

/** What the page about scoring names. */
export async function scoringFacts(
  _input: RequestOf<FactsCall>,
  { parsing }: StaffContext,
): Promise<AnswerOf<FactsCall>> {
  return { engineVersion: await parsing.engineVersion() };
}

/** A candidate's score in plain words. @throws PortalError `notFound`; `conflict` without a score. */
export async function explainScoreOf(
  input: RequestOf<ExplainCall>,
  context: StaffContext,
): Promise<AnswerOf<ExplainCall>> {
  const { paragraphs, candidate } = await explanation(input, context);
  return { paragraphs, email: isEmail(candidate.email) ? candidate.email : '' };
}

/**
 * Mails the candidate the score in plain words.
 * @throws PortalError `notFound`; `conflict` without a score or an email; `tooManyRequests` within a minute of the last mail.
 */
export async function mailScoreExplanation(
  input: RequestOf<MailCall>,
  context: StaffContext,
): Promise<AnswerOf<MailCall>> {
  const { config, mail, actor } = context;
  const { paragraphs, candidate, job, organization } = await explanation(input, context);
  if (!isEmail(candidate.email)) throw new PortalError('conflict', { userMessage: texts.noEmail });
  await once(context, mailLimit, `${candidate.organizationId}\n${candidate.jobId}\n${candidate.id}`, async () => {
    const { layOutMail } = await import('../mail/mail-layout');
    const theme = projectMailTheme(organization, resolveBrand(organization, ''), config.publicBaseUrl);
    const subject = texts.subject(job.jobTitle);
    const reason = texts.reason(theme.organizationName);
    const content = await layOutMail(theme, { subject, heading: subject, paragraphs, reason });
    await mail.send({ ...content, to: candidate.email, replyTo: actor.email });
  });
  return { sentTo: candidate.email };
}

async function explanation(key: RequestOf<ExplainCall>, { store }: Pick<StaffContext, 'store'>) {
  const { organizationId, jobId, candidateId } = key;
  const [candidate, parsing, job, organization] = await Promise.all([
    store.candidates.get({ organizationId, jobId, candidateId }),
    store.candidates.parsing({ organizationId, jobId, candidateId }),
    store.jobs.get(organizationId, jobId),
    store.organizations.get(organizationId),
  ]);
  if (!candidate || candidate.isDeleted || !job || !organization) throw new PortalError('notFound');
  const grade = parsing?.grade;
  if (!grade || candidate.sovren.weightedScore === null) {
    throw new PortalError('conflict', { userMessage: texts.noGrade });
  }
  const names = { agency: organization.name, jobTitle: job.jobTitle };
  return { candidate, job, organization, paragraphs: explainScore(currentGrade(grade), names) };
}
