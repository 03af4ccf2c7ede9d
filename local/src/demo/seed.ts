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
import { seedCandidate, type DemoCandidate } from './seed-candidates';
import { seedClients } from './seed-clients';
import { seedJobs, type DemoJob } from './seed-jobs';
import { seedMarketing } from './seed-marketing';
import { seedShowPiece } from './seed-show-piece';
import { seedUsers } from './seed-users';
import { seedViewers } from './seed-viewers';

/** Candidates of all demo jobs. */
const candidateCount = 200;
/** Candidates created in parallel: one is parsed while another waits for the emulators. */
const atOnce = 4;
const jobsDeadlineMs = 60_000;

/**
 * Fills a running portal with two agencies: users, jobs, candidates with real documents, views, votes and feedback of
 * the last ninety days. Jobs and candidates are added by the product's own code.
 * @throws Error when the portal does not parse the jobs.
 */
export async function seedDemo({ projectId, report }: SeedContext): Promise<void> {
  prepareProduct(projectId);
  const now = Date.now();
  await seedUsers(now);
  for (const agency of demoAgencies) await seedAgency(agency, now);

  const jobs: DemoJob[] = [];
  for (const agency of demoAgencies) jobs.push(...(await seedJobs(agency, now)));
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

  // Generated files are trusted, so they are parsed in this process.
  const demoPorts = { ...ports(), parsing: embeddedParsing(documentTasks) };
  const candidates: DemoCandidate[] = [];
  for (const some of groupsOf(atOnce, plannedCandidates(jobs))) {
    candidates.push(...(await Promise.all(some.map(({ job, number }) => seedCandidate(demoPorts, job, number, now)))));
    report({ done: candidates.length, total: candidateCount, label: 'candidates' });
  }
  const shown = new Set<string>();
  for (const job of jobs) for (const id of await seedShowPiece(job, candidates, now)) shown.add(id);
  await seedClients(jobs, now);
  const others = candidates.filter(({ candidateId }) => !shown.has(candidateId));
  for (const some of groupsOf(atOnce, others)) await Promise.all(some.map((one) => seedViewers(one, now)));
  for (const job of jobs) {
    const reference = firestore().doc(documents.job(job.organizationId, job.jobId));
    await reference.update({ status: job.status });
  }
}

function isMarketing({ organization }: DemoAgency): boolean {
  return organization.productFeature.skillsMarketing.enable === featureFlags.on;
}

/** Round-robin over the jobs, so that candidates created in parallel belong to different jobs. */
function plannedCandidates(jobs: readonly DemoJob[]): { job: DemoJob; number: number }[] {
  const planned: { job: DemoJob; number: number }[] = [];
  for (let number = 0; planned.length < candidateCount; number += 1) {
    planned.push(...jobs.filter((job) => number < candidatesOf(job, jobs)).map((job) => ({ job, number })));
  }
  return planned.slice(0, candidateCount);
}

function groupsOf<T>(size: number, items: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, group) =>
    items.slice(group * size, (group + 1) * size),
  );
}

/** The first jobs of an agency get most candidates, the last ones few. */
function candidatesOf(job: DemoJob, jobs: readonly DemoJob[]): number {
  const place = jobs.filter(({ organizationId }) => organizationId === job.organizationId).indexOf(job);
  if (place === 0) return 24;
  return place < 4 ? 10 : 3;
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
  await batch.commit();
}

/** Waits until the functions have parsed every job; grading needs it. */
async function untilParsed(jobs: readonly DemoJob[], report: (done: number) => void): Promise<void> {
  const deadline = Date.now() + jobsDeadlineMs;
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
    await pause(250);
  }
  throw new Error('The functions have not parsed the demo jobs in time.');
}
