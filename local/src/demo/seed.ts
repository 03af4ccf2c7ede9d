import { setTimeout as pause } from 'node:timers/promises';
import { featureFlags } from '@portal/domain/fields/feature-flag';
import { jobSchema } from '@portal/domain/jobs/job';
import { organizationDocuments } from '@portal/domain/organizations/merge-organization';
import { documents } from '@portal/domain/paths/firestore-paths';
import { storagePaths } from '@portal/domain/paths/storage-paths';
import { imageLink } from '@portal/domain/links/image-links';
import { documentTasks } from '@portal/functions/adapters/parsing-service/document-tasks';
import { embeddedParsing } from '@portal/functions/adapters/parsing-service/embedded-parsing';
import { ports } from '@portal/functions/runtime/context';
import { firestore } from '@portal/functions/store/firestore';
import { Timestamp } from 'firebase-admin/firestore';
import { demoAccounts } from './accounts';
import { demoAgencies, type DemoAgency } from './agencies';
import type { SeedContext } from './context';
import { drawLogo } from './draw-logo';
import { prepareProduct } from './environment';
import { isNeededAtOnce, planCandidates } from './plan-candidates';
import { isSeeded, seedCandidate, type DemoCandidate } from './seed-candidates';
import { seedClients } from './seed-clients';
import { planJobs, seedJob, type DemoJob } from './seed-jobs';
import { seedMarketing } from './seed-marketing';
import { seedShowPiece } from './seed-show-piece';
import { seedUsers } from './seed-users';
import { seedViewers } from './seed-viewers';

/** Candidates created in parallel: one is parsed while another waits for the emulators. */
const atOnce = 4;
/** Without a further parsed job in this time, something is broken; a busy machine is only slow. */
const jobsIdleMs = 120_000;

/**
 * Fills a running portal with two agencies: users, jobs and the candidates that are looked at first, with real documents,
 * views, votes and feedback of the last ninety days. Jobs and candidates are added by the product's own code.
 * @throws Error when the portal does not parse the jobs.
 */
export async function seedDemo({ projectId, now, report }: SeedContext): Promise<void> {
  prepareProduct(projectId);
  await seedUsers(now);
  for (const agency of demoAgencies) await seedAgency(agency, now);

  const jobs = planAllJobs(now);
  for (const job of jobs) await seedJob(job);
  await untilParsed(jobs, (done) => {
    report({ done, total: jobs.length, label: 'jobs' });
  });

  for (const agency of demoAgencies.filter(isMarketing)) {
    await seedMarketing(
      agency,
      jobs.filter(({ organizationId }) => organizationId === agency.organization.id),
      now,
    );
  }

  const planned = planCandidates(jobs).filter(isNeededAtOnce);
  const ports = seedingPorts();
  const candidates: DemoCandidate[] = [];
  for (const some of groupsOf(atOnce, planned)) {
    candidates.push(...(await Promise.all(some.map(({ job, number }) => seedCandidate(ports, job, number, now)))));
    report({ done: candidates.length, total: planned.length, label: 'candidates' });
  }
  const shown = new Set<string>();
  for (const job of jobs) for (const id of await seedShowPiece(job, candidates, now)) shown.add(id);
  await seedClients(jobs, now);
  const others = candidates.filter(({ candidateId }) => !shown.has(candidateId));
  for (const some of groupsOf(atOnce, others)) await Promise.all(some.map((one) => seedViewers(one, now)));
}

/**
 * Adds the other candidates to a portal with the demo agencies, and closes the jobs that are closed. Skips what an
 * interrupted run has added.
 * @param isStopping asked before each group of candidates.
 * @returns whether the demo is complete.
 */
export async function seedOtherCandidates(
  { projectId, now, report }: SeedContext,
  isStopping: () => boolean,
): Promise<boolean> {
  prepareProduct(projectId);
  const jobs = planAllJobs(now);
  const planned = planCandidates(jobs).filter((one) => !isNeededAtOnce(one));
  const ports = seedingPorts();
  for (const [index, some] of groupsOf(atOnce, planned).entries()) {
    if (isStopping()) return false;
    await Promise.all(
      some.map(async ({ job, number }) => {
        if (await isSeeded(job, number)) return;
        await seedViewers(await seedCandidate(ports, job, number, now), now);
      }),
    );
    report({ done: Math.min((index + 1) * atOnce, planned.length), total: planned.length, label: 'candidates' });
  }
  for (const { organizationId, jobId, status } of jobs) {
    await firestore().doc(documents.job(organizationId, jobId)).update({ status });
  }
  return true;
}

function planAllJobs(now: number): DemoJob[] {
  return demoAgencies.flatMap((agency) => planJobs(agency, now));
}

/** Generated files are trusted, so they are parsed in this process. */
function seedingPorts() {
  return { ...ports(), parsing: embeddedParsing(documentTasks) };
}

function isMarketing({ organization }: DemoAgency): boolean {
  return organization.productFeature.skillsMarketing.enable === featureFlags.on;
}

function groupsOf<T>(size: number, items: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, group) =>
    items.slice(group * size, (group + 1) * size),
  );
}

async function seedAgency({ organization, logo }: DemoAgency, now: number): Promise<void> {
  const admin = demoAccounts.find(
    ({ organizationId, userRoles }) => organizationId === organization.id && userRoles.admin,
  );
  const logoPath = storagePaths.organizationLogo(admin?.uid ?? '', now, 'logo.png');
  await ports().files.write(logoPath, drawLogo(logo), 'image/png');
  const createdAt = Timestamp.fromMillis(now - 200 * 86_400_000);
  const batch = firestore().batch();
  for (const [path, data] of organizationDocuments({
    ...organization,
    photoURL: imageLink(logoPath),
    indexStatus: { jobIndex: true, resumeIndex: true },
    createdAt,
    activityAt: createdAt,
  })) {
    batch.set(firestore().doc(path), data);
  }
  if (organization.subdomain !== '') {
    batch.set(firestore().doc(documents.host(organization.subdomain)), { organizationId: organization.id });
  }
  await batch.commit();
}

/** Waits until the functions have parsed every job; grading needs it. */
async function untilParsed(jobs: readonly DemoJob[], report: (done: number) => void): Promise<void> {
  let [parsed, deadline] = [0, Date.now() + jobsIdleMs];
  while (Date.now() < deadline) {
    const stored = await firestore().getAll(
      ...jobs.map(({ organizationId, jobId }) => firestore().doc(documents.job(organizationId, jobId))),
    );
    const done = stored.filter((snapshot) => {
      const job = jobSchema.cast(snapshot.data(), { assert: false });
      return job.public !== undefined && job.sovren.sovrenParsedStatus === 'parsed';
    }).length;
    report(done);
    if (done === jobs.length) return;
    if (done > parsed) [parsed, deadline] = [done, Date.now() + jobsIdleMs];
    await pause(250);
  }
  throw new Error('The functions have not parsed the demo jobs in time.');
}
