import { createHash } from 'node:crypto';
import { clientColumnsOf } from '@portal/domain/client-connect/client-columns';
import { maxShownCandidates, withShown } from '@portal/domain/client-connect/listed-job';
import type { clientApi, ClientJob, ClientJobs } from '@portal/domain/contracts/client-api';
import type { RequestOf } from '@portal/domain/contracts/endpoint';
import type { Job } from '@portal/domain/jobs/job';
import type { JobNote } from '@portal/domain/jobs/job-note';
import type { Organization } from '@portal/domain/organizations/organization';
import { resolveLabel } from '@portal/domain/texts/labels';
import { isPresentedAnonymously } from '../projections/anonymous-presentation';
import type { PublicContext } from '../runtime/route';
import { firstActiveTeamMember } from '../users/active-team-member';
import { listedJobs, type VisibleJob } from '../users/visible-jobs';
import { callerAt, callerInJob } from './client-context';
import { projectActivity, projectClientCandidate, projectClientJobRow } from './project-client-job';

/** A page of the jobs that the caller sees, open or closed ones. @throws PortalError `unauthenticated`. */
export async function clientJobs(
  { isClosed, after, ...key }: RequestOf<typeof clientApi.jobs>,
  context: PublicContext,
): Promise<ClientJobs> {
  const caller = await callerAt(context, key);
  const { organization } = caller;
  const { jobs: listed, next } = await listedJobs(context.store, caller, { isClosed, after });
  const visits = await context.store.clientAccess.visits(
    organization.id,
    key.contactId,
    listed.map(({ id }) => id),
  );
  const managerOf = accountManagers(context);
  const jobs = await Promise.all(
    listed.map(async (job, index) =>
      projectClientJobRow(job, { accountManager: await managerOf(job), visit: visits[index] }),
    ),
  );
  return {
    jobs,
    next,
    canAddJob: organization.productFeature.portal.CCUsersCanAddJob,
    activity: after === '' ? projectActivity(listed, organization, 'recruitingActivityAllJobs') : null,
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
  const [visit] = await store.clientAccess.visits(organization.id, contact.id, [job.id]);
  const inList = withShown(job, shown);
  const row = projectClientJobRow(inList, { accountManager: await accountManagers(context)(job), visit });
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
        lastVisit: visit?.at ?? 0,
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
    isCut: hasList && shown.length >= maxShownCandidates,
    mustHaves: job.mustHaves?.required ?? [],
    activity: projectActivity([inList], organization, 'recruitingActivity'),
    canShare: organization.productFeature.portal.allowCCUsersToShareJobs,
    notes: notes && {
      label: resolveLabel(organization.customLabels, 'jobNotes'),
      items: notes.map(({ id, text, createdAt }) => ({ id, text, createdAt: createdAt?.toMillis() ?? null })),
    },
    version: versionOf(caller, notes, visit?.changes ?? 0),
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

/**
 * Changes with the shown candidates of a job, with its notes, and with answers, messages and interviews of the contact; much
 * cheaper than the job itself.
 * @throws PortalError as {@link clientJob}.
 */
export async function clientJobVersion(
  key: RequestOf<typeof clientApi.jobVersion>,
  context: PublicContext,
): Promise<{ version: string }> {
  const caller = await callerInJob(context, key);
  const [notes, [visit]] = await Promise.all([
    notesOf(context, caller),
    context.store.clientAccess.visits(caller.organization.id, caller.contact.id, [caller.job.id]),
  ]);
  return { version: versionOf(caller, notes, visit?.changes ?? 0) };
}

/** @param changes what has changed for the contact alone, see `noteChange` of the store. */
function versionOf({ job, shown }: VisibleJob, notes: readonly JobNote[] | null, changes: number): string {
  const facts = shown.map(({ id, public: page, submissionStatus: { detail } }) =>
    JSON.stringify([id, detail, page.upVotes, page.downVotes, page.pageViews, page.selectedProfileId, page.linkExpiry]),
  );
  const hash = createHash('sha256').update(
    JSON.stringify([job.status, job.jobTitle, facts.sort(), notes?.map(({ id }) => id), changes]),
  );
  return hash.digest('base64url');
}

type ManagedJob = Pick<Job, 'organizationId' | 'accountManagerId' | 'recruiterId' | 'createdBy'>;

/**
 * Finds the name of the agency's account manager of a job, else of its recruiter or owner; `''` when none is active. Jobs of
 * the same people are looked up once.
 */
function accountManagers({ store }: PublicContext): (job: ManagedJob) => Promise<string> {
  const found = new Map<string, Promise<string>>();
  return (job) => {
    const ids = [job.accountManagerId, job.recruiterId, job.createdBy];
    const key = JSON.stringify(ids);
    const name =
      found.get(key) ?? firstActiveTeamMember(store, { job }, ids).then((member) => member?.displayName ?? '');
    found.set(key, name);
    return name;
  };
}
