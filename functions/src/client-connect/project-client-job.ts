import { countStatuses } from '@portal/domain/client-connect/recruiting-activity';
import { shownCandidateOf, type ListedJob, type ShownCandidate } from '@portal/domain/client-connect/listed-job';
import type { JobCandidate } from '@portal/domain/candidates/job-candidate';
import { statusText } from '@portal/domain/candidates/status-text';
import type { ActivityChart, ClientCandidateRow, ClientJobRow } from '@portal/domain/contracts/client-api';
import type { Interview } from '@portal/domain/interviews/interview';
import { isLinkExpired } from '@portal/domain/links/link-expiry';
import { isLinkExpiryOn } from '@portal/domain/organizations/link-settings';
import type { Organization } from '@portal/domain/organizations/organization';
import { candidatePageTexts } from '@portal/domain/texts/candidate-page';
import { publicResumeTexts } from '@portal/domain/texts/public-resume';
import type { ResumeAnswer } from '@portal/domain/votes/vote';

/** A job and what lists say of its shown candidates. */
type JobInList = Pick<ListedJob, 'id' | 'jobTitle' | 'isClosed' | 'createdAt' | 'shown'>;

/** The row of a job. @param facts.visit what the contact has seen of it. */
export function projectClientJobRow(
  { id, jobTitle, isClosed, createdAt, shown }: JobInList,
  { accountManager, visit }: { accountManager: string; visit: { at: number; news: number } | undefined },
): ClientJobRow {
  return {
    jobId: id,
    title: jobTitle,
    isOpen: !isClosed,
    createdAt: createdAt?.toMillis() ?? null,
    accountManager,
    candidates: shown.length,
    news: shown.filter((candidate) => isNews(candidate, visit?.at ?? 0)).length + (visit?.news ?? 0),
  };
}

/** Was the candidate shown since the last visit? */
function isNews({ since }: ShownCandidate, lastVisit: number): boolean {
  return lastVisit === 0 || (since?.toMillis() ?? 0) > lastVisit;
}

/** The status of a submission as the client reads it: the same as the team's. */
function clientStatusOf(candidate: ShownCandidate, organization: Organization): string {
  return statusText(candidate, organization.integration.bullhorn.jobSubmission);
}

const decisions = { positive: 'approved', maybe: 'maybe', negative: 'declined', '': '' } as const;

/** The row of a candidate, built field by field. An anonymous candidate has no name and no occupation. */
export function projectClientCandidate(
  candidate: JobCandidate,
  facts: {
    organization: Organization;
    isAnonymous: boolean;
    interviews: readonly Interview[];
    answer: ResumeAnswer | '';
    lastVisit: number;
    now: number;
  },
): ClientCandidateRow {
  const { organization, isAnonymous, answer, interviews, lastVisit, now } = facts;
  const isExpiryOn = isLinkExpiryOn(organization);
  const linkExpiry = candidate.public.linkExpiry?.toMillis() ?? null;
  const shown = shownCandidateOf(candidate);
  const ownName = candidate.fullName || [candidate.firstName, candidate.lastName].filter(Boolean).join(' ');
  return {
    candidateId: candidate.id,
    name: isAnonymous ? publicResumeTexts.anonymous : ownName || candidatePageTexts.unnamed,
    occupation: isAnonymous ? '' : candidate.occupation,
    status: clientStatusOf(shown, organization),
    expiresAt: isExpiryOn ? linkExpiry : null,
    isExpired: isLinkExpired({ isExpiryOn, linkExpiry, now }),
    approvals: candidate.public.upVotes,
    declines: candidate.public.downVotes,
    views: candidate.public.pageViews,
    submittedAt: candidate.submissionStatus.submittedDate?.toMillis() ?? null,
    interview: nextInterview(interviews, candidate.id, now),
    decision: decisions[answer],
    isNew: isNews(shown, lastVisit),
  };
}

/** The contact's earliest interview with the candidate that is not over or canceled; an agreed one before others. */
function nextInterview(
  interviews: readonly Interview[],
  candidateId: string,
  now: number,
): ClientCandidateRow['interview'] {
  const next = interviews
    .filter((interview) => interview.candidateId === candidateId && interview.sortsAt > now)
    .sort((one, other) => (one.startsAt ?? Infinity) - (other.startsAt ?? Infinity) || one.sortsAt - other.sortsAt)
    .find(({ state }) => state !== 'canceled');
  return next && next.state !== 'canceled' ? { state: next.state, start: next.startsAt } : null;
}

/** The chart of recruiting activity over these jobs; null where the setting is off. */
export function projectActivity(
  jobs: readonly Pick<ListedJob, 'shown'>[],
  organization: Organization,
  setting: 'recruitingActivityAllJobs' | 'recruitingActivity',
): ActivityChart {
  if (!organization.productFeature.portal[setting]) return null;
  const { recruitingActivityFilterEnabled, recruitingActivityFilteredStatuses } = organization.integration.bullhorn;
  const statuses = jobs.flatMap(({ shown }) => shown.map((candidate) => clientStatusOf(candidate, organization)));
  const excluded = recruitingActivityFilterEnabled ? recruitingActivityFilteredStatuses : [];
  return { chartType: organization.chartType, counts: countStatuses(statuses, excluded) };
}
