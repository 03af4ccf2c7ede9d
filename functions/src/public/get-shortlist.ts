import { candidateName } from '@portal/domain/candidates/candidate-name';
import { mayClientDecide } from '@portal/domain/client-connect/client-jobs';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import type { shortlistApi, ShortlistPage, ShortlistRow } from '@portal/domain/contracts/shortlist-api';
import { publicResumeTexts } from '@portal/domain/texts/public-resume';
import { isPresentedAnonymously } from '../projections/anonymous-presentation';
import { projectFeedbackTexts } from '../projections/project-feedback-texts';
import { offersMaybe, projectQuestions } from '../projections/project-questions';
import { projectTheme } from '@portal/domain/brands/project-theme';
import { shownJobTitle } from '../projections/resume-subject';
import type { PublicContext } from '../runtime/route';
import { needsVerification } from './find-by-link';
import { findShortlist, type FoundShortlist, type Shortlisted } from './find-shortlist';
import { isExpired, stateOf } from './open-resume';
import { portalViewer } from './portal-account';

/**
 * The shortlist page. It shows of each candidate no more than the resume page does.
 * @throws PortalError `notFound` as {@link findShortlist}; `permissionDenied` for a wrong access code; `tooManyRequests`.
 */
export async function getShortlist(
  { shortlistToken, accessCode }: RequestOf<typeof shortlistApi.getShortlist>,
  context: PublicContext,
): Promise<AnswerOf<typeof shortlistApi.getShortlist>> {
  const found = await findShortlist(context, shortlistToken, { admitsUnverified: true });
  const { shortlist, subject, candidates } = found;
  const { organization, job } = subject;
  const isUnverified = needsVerification(candidates[0]?.link);
  const state = isUnverified ? 'verificationNeeded' : await shortlistState(context, found, accessCode);
  const isActive = state === 'active';
  const [first] = candidates;
  const portal =
    isActive || isUnverified || !first
      ? null
      : await portalViewer(context, { recipient: first.link, job, candidate: subject.candidate });
  const answers = await context.store.clientJobs.answersOf(organization.id, job.id, shortlist.email);
  const rows = await Promise.all(
    (isActive ? candidates : []).map(async (shortlisted): Promise<ShortlistRow> => {
      const { candidate, token } = shortlisted;
      const shown = await shownOf(context, found, shortlisted);
      return {
        ...{ candidateId: candidate.id, publicToken: token, ...shown },
        answer: answers.get(candidate.id)?.answer ?? '',
      };
    }),
  );
  const mayAnswer = isActive && context.actor === null && !job.hideFeedbackQuestions && mayClientDecide(job);
  return {
    organizationId: organization.id,
    jobId: isUnverified ? '' : job.id,
    jobTitle: isActive ? shownJobTitle(job, organization) : '',
    theme: projectTheme(organization, subject.brand),
    state,
    hasPortal: portal !== null,
    mustHaves: isActive ? (job.mustHaves?.required ?? []) : [],
    answers: { mayAnswer, offersMaybe: mayAnswer && offersMaybe(subject) },
    questions: mayAnswer
      ? { form: projectQuestions(subject), feedbackTexts: projectFeedbackTexts(organization, subject.brand) }
      : null,
    rows,
  };
}

/** The access code is the job's, so one candidate whose link has not expired stands for all. */
async function shortlistState(
  context: PublicContext,
  { subject, candidates }: FoundShortlist,
  accessCode: string,
): Promise<ShortlistPage['state']> {
  const now = context.clock.now();
  const open = candidates.find(({ candidate }) => !isExpired({ ...subject, candidate }, now));
  const state = open ? await stateOf(context, { ...subject, candidate: open.candidate }, accessCode) : 'active';
  return state === 'accessCodeNeeded' ? state : 'active';
}

async function shownOf(
  context: PublicContext,
  { subject }: FoundShortlist,
  { candidate, link }: Shortlisted,
): Promise<Pick<ShortlistRow, 'name' | 'occupation' | 'isExpired'>> {
  if (isExpired({ ...subject, candidate }, context.clock.now())) return { name: '', occupation: '', isExpired: true };
  const isNameless = !link.isRevealed && (await isPresentedAnonymously(context, candidate));
  return isNameless
    ? { name: publicResumeTexts.anonymous, occupation: '', isExpired: false }
    : { name: candidateName(candidate), occupation: candidate.occupation, isExpired: false };
}
