import { createHash } from 'node:crypto';
import { clientColumnsOf } from '@portal/domain/client-connect/client-columns';
import type { clientApi, ClientJob, ClientJobs } from '@portal/domain/contracts/client-api';
import type { RequestOf } from '@portal/domain/contracts/endpoint';
import { jobStatus, type Job } from '@portal/domain/jobs/job';
import type { JobNote } from '@portal/domain/jobs/job-note';
import type { Organization } from '@portal/domain/organizations/organization';
import { resolveLabel } from '@portal/domain/texts/labels';
import { isPresentedAnonymously } from '../projections/anonymous-presentation';
import type { PublicContext } from '../runtime/route';
import { firstActiveTeamMember } from '../users/active-team-member';
import { visibleJobs, type VisibleJob } from '../users/visible-jobs';
import { callerAt, callerInJob } from './client-context';
import { projectActivity, projectClientCandidate, projectClientJobRow } from './project-client-job';

/** The jobs that the caller sees, open or closed ones. @throws PortalError `unauthenticated`. */
export async function clientJobs(
  { isClosed, ...key }: RequestOf<typeof clientApi.jobs>,
  context: PublicContext,
): Promise<ClientJobs> {
  const caller = await callerAt(context, key);
  const { organization } = caller;
  const all = await visibleJobs(context.store, caller);
  const listed = all.filter(({ job }) => (job.status === jobStatus.closed) === isClosed);
  const ids = listed.map(({ job }) => job.id);
  const visits = await context.store.clientAccess.visits(organization.id, key.contactId, ids);
  const jobs = await Promise.all(
    listed.map(async (found) =>
      projectClientJobRow(found, {
        accountManager: await accountManagerOf(context, found.job),
        lastVisit: visits.get(found.job.id) ?? 0,
      }),
    ),
  );
  return {
    jobs,
    hasOthers: all.length > listed.length,
    canAddJob: organization.productFeature.portal.CCUsersCanAddJob,
    activity: projectActivity(listed, organization, 'recruitingActivityAllJobs'),
  };
}

/** A job with its shown candidates. @throws PortalError `unauthenticated`, `notFound`. */
export async function clientJob(
  { isVisit, ...key }: RequestOf<typeof clientApi.job>,
  context: PublicContext,
): Promise<ClientJob> {
  const caller = await callerInJob(context, key);
  const { organization, contact, job, shown } = caller;
  const { store, clock } = context;
  const now = clock.now();
  const visits = await store.clientAccess.visits(organization.id, contact.id, [job.id]);
  const lastVisit = visits.get(job.id) ?? 0;
  const row = projectClientJobRow(caller, { accountManager: await accountManagerOf(context, job), lastVisit });
  const hasList = organization.productFeature.portal.candidateList;
  const interviews = hasList ? await store.interviews.inJob(organization.id, job.id, contact.email) : [];
  const answers = await store.clientJobs.answersOf(organization.id, job.id, contact.email);
  const rows = await Promise.all(
    (hasList ? shown : []).map(async (candidate) => {
      const [isHidden, isRevealed] = await Promise.all([
        isPresentedAnonymously(context, candidate),
        store.recipients.isRevealedTo(candidate.id, contact.email),
      ]);
      return projectClientCandidate(candidate, {
        organization,
        isAnonymous: isHidden && !isRevealed,
        interviews: interviews.filter(({ client }) => client.guid === ''),
        answer: answers.get(candidate.id)?.answer ?? '',
        lastVisit,
        now,
      });
    }),
  );
  const notes = await notesOf(context, caller);
  if (isVisit) await store.clientAccess.visit(organization.id, contact.id, job.id, now);
  return {
    ...row,
    columns: clientColumnsOf(organization),
    hasList,
    rows: rows.sort((a, b) => (b.submittedAt ?? 0) - (a.submittedAt ?? 0) || a.name.localeCompare(b.name)),
    mustHaves: job.mustHaves?.required ?? [],
    activity: projectActivity([caller], organization, 'recruitingActivity'),
    canShare: organization.productFeature.portal.allowCCUsersToShareJobs,
    notes: notes && {
      label: resolveLabel(organization.customLabels, 'jobNotes'),
      items: notes.map(({ id, text, createdAt }) => ({ id, text, createdAt: createdAt?.toMillis() ?? null })),
    },
    version: versionOf(caller, notes),
  };
}

/** Notes on the job that are for the client; null where the organization has none. */
async function notesOf(
  { store }: PublicContext,
  { organization, job }: { organization: Organization; job: Job },
): Promise<JobNote[] | null> {
  if (!organization.showJobNotes) return null;
  return await store.jobNotes.forClient({ organizationId: organization.id, jobId: job.id });
}

/** Changes with the shown candidates and the notes of a job; much cheaper than the job itself. @throws PortalError as {@link clientJob}. */
export async function clientJobVersion(
  key: RequestOf<typeof clientApi.jobVersion>,
  context: PublicContext,
): Promise<{ version: string }> {
  const caller = await callerInJob(context, key);
  return { version: versionOf(caller, await notesOf(context, caller)) };
}

function versionOf({ job, shown }: VisibleJob, notes: readonly JobNote[] | null): string {
  const facts = shown.map(({ id, public: page, submissionStatus: { detail } }) =>
    JSON.stringify([id, detail, page.upVotes, page.downVotes, page.pageViews, page.selectedProfileId, page.linkExpiry]),
  );
  const hash = createHash('sha256').update(
    JSON.stringify([job.status, job.jobTitle, facts.sort(), notes?.map(({ id }) => id)]),
  );
  return hash.digest('base64url');
}

/** Name of the agency's account manager of a job, else of its recruiter or owner; `''` when none is active. */
async function accountManagerOf({ store }: PublicContext, job: Job): Promise<string> {
  const ids = [job.accountManagerId, job.recruiterId, job.createdBy];
  return (await firstActiveTeamMember(store, { job }, ids))?.displayName ?? '';
}
