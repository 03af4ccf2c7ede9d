import { randomBytes } from 'node:crypto';
import type { Job } from '@portal/domain/jobs/job';
import type { ParsedResume } from '@portal/domain/resumes/parsed-resume';
import { engineInProcess } from '@portal/functions/testing/engine-in-process';
import { continueGrading } from '@portal/functions/grading/continue-grading';
import { onJobWritten } from '@portal/functions/jobs/on-job-written';
import { completeIndex } from '@portal/functions/matches/complete-index';
import { findMatchingCandidates } from '@portal/functions/matches/find-matching-candidates';
import { firestore } from '@portal/functions/store/firestore';
import { createStore } from '@portal/functions/store/store';
import { systemClock } from '@portal/functions/runtime/system-clock';
import { countDocuments } from '@portal/functions/testing/count-documents';
import { actorFor, fakePorts } from '@portal/functions/testing/fake-ports';
import { storeJob } from '@portal/functions/testing/graded-job';
import { startPortal } from '@portal/local/launcher/start-portal';
import { documents } from '@portal/domain/paths/firestore-paths';
import { loadEngine } from '../engine';
import { groupedCandidates } from '../grading/groups';
import { textTable } from '../text-table';
import { detailsOf, seedQueue } from './seed-queue';

const today = '2026-06-01';
const sizes = [1_000, 10_000] as const;
/** What a parsed resume of two pages has as HTML, about. */
const html = '<p>Led a team of six in a unit with twenty-four beds.</p>'.repeat(150);

/** What a piece of work took. */
interface Spent {
  what: string;
  count: number;
  reads: number;
  writes: number;
  seconds: number;
  cpuSeconds: number;
  /** Most memory of the whole process while it went on, in MB. */
  memory: number;
}

/**
 * What it takes to grade all candidates of a job after an edit and to find people for another job, with 1,000 and with
 * 10,000 of them. The product's own functions run here, against an emulator of Firestore and of nothing else: there is
 * no Storage, so a step that opened a document would fail.
 */
export async function measureQueue(report: (what: string) => void): Promise<string> {
  const portal = await startPortal({ emulators: ['firestore'], report });
  Object.assign(process.env, portal.env);
  process.env.GCLOUD_PROJECT = process.env.GOOGLE_CLOUD_PROJECT = `demo-${randomBytes(6).toString('hex')}`;
  try {
    report('Making resumes');
    const made = await groupedCandidates(await loadEngine(), { seed: 'queue', rounds: 1, today });
    const resumes = made.flatMap(({ candidates }) => candidates.map(({ resume }) => resume));
    const [asked, other] = made.map(({ job }) => job);
    if (!asked || !other) return '';
    // Loads the engine and the connections, which is not part of the figures.
    await measureSize({ asked, other, resumes, count: 50 });
    const rows: Spent[] = [];
    for (const count of sizes) {
      report(`Grading and finding among ${count.toLocaleString('en-US')}`);
      rows.push(...(await measureSize({ asked, other, resumes, count })));
    }
    return `${table(rows)}\n\n${growth(rows)}\ndocuments opened: none (this run has no Storage)`;
  } finally {
    await portal.stop();
  }
}

type ParsedJob = Parameters<typeof detailsOf>[0];

async function measureSize(options: {
  asked: ParsedJob;
  other: ParsedJob;
  resumes: readonly ParsedResume[];
  count: number;
}): Promise<Spent[]> {
  const { count } = options;
  const organizationId = `agency-${randomBytes(6).toString('hex')}`;
  const ports = { ...fakePorts({ parsing: engineInProcess }), store: createStore() };
  const edit = async (job: Job, changes: Partial<Job>): Promise<Job> => {
    const reference = firestore().doc(documents.job(organizationId, job.id));
    await reference.set(changes, { mergeFields: Object.keys(changes) });
    const after = await ports.store.jobs.get(organizationId, job.id);
    if (!after) throw new Error('the job is gone');
    await onJobWritten({ organizationId, jobId: job.id, eventId: 'edit', before: job, after }, ports);
    return after;
  };
  /** The chain of events of a run, one after the other. */
  const grade = async (job: Job, tick: () => void): Promise<void> => {
    for (;;) {
      const run = await ports.store.gradingRuns.get({ organizationId, jobId: job.id });
      if (!run?.activeAt) return;
      await continueGrading(run, ports);
      tick();
    }
  };

  const job = await seedQueue(organizationId, { ...options, job: options.asked, html });
  const rows = [
    await spent('grade all', count, async (tick) => {
      await edit(job, {});
      await grade(job, tick);
    }),
    await spent('grade again after an edit', count, async (tick) => {
      await edit(job, { jobTitle: `Senior ${job.jobTitle}` });
      await grade(job, tick);
    }),
    await spent('other weights', count, async (tick) => {
      await edit(job, { gradeWeights: { skills: 0.5, jobTitles: 0.3, education: 0.2 } });
      await grade(job, tick);
    }),
    await spent('file all in the index', count, async (tick) => {
      for (;;) {
        const { state } = await completeIndex({ ...ports, clock: systemClock }, organizationId);
        tick();
        if (state === 'ready') return;
      }
    }),
  ];
  const { grading } = (await ports.store.jobs.get(organizationId, job.id)) ?? {};
  if (grading?.state !== 'done' || grading.done !== count || grading.failed > 0) throw new Error('not all are graded');

  const wanted = await storeJob(organizationId, detailsOf(options.other));
  await edit(wanted, {});
  const context = { ...ports, actor: actorFor('recruiter') } as Parameters<typeof findMatchingCandidates>[1];
  rows.push(
    await spent('find matching candidates', count, async () => {
      const answer = await findMatchingCandidates({ organizationId, jobId: wanted.id }, context);
      if (answer.state !== 'ranked') throw new Error('the index is not complete');
    }),
  );
  return rows;
}

async function spent(what: string, count: number, work: (tick: () => void) => Promise<void>): Promise<Spent> {
  let most = process.memoryUsage().rss;
  const tick = () => {
    most = Math.max(most, process.memoryUsage().rss);
  };
  const [started, cpu] = [performance.now(), process.cpuUsage()];
  const { reads, writes } = await countDocuments(() => work(tick));
  tick();
  const { user, system } = process.cpuUsage(cpu);
  return {
    what,
    count,
    reads,
    writes,
    seconds: (performance.now() - started) / 1_000,
    cpuSeconds: (user + system) / 1_000_000,
    memory: most / (1024 * 1024),
  };
}

function table(rows: readonly Spent[]): string {
  const each = (total: number, count: number) => (total / count).toFixed(2);
  return textTable(
    ['what', 'candidates', 'read', 'each', 'written', 'each', 'seconds', 'CPU seconds', 'MB'],
    rows.map(({ what, count, reads, writes, seconds, cpuSeconds, memory }) => [
      what,
      count.toLocaleString('en-US'),
      reads.toLocaleString('en-US'),
      each(reads, count),
      writes.toLocaleString('en-US'),
      each(writes, count),
      seconds.toFixed(1),
      cpuSeconds.toFixed(1),
      memory.toFixed(0),
    ]),
  );
}

/** How much more the larger number costs: ten times as many should cost ten times as much at most. */
function growth(rows: readonly Spent[]): string {
  const [few, many] = sizes.map((size) => rows.filter(({ count }) => count === size));
  return textTable(
    [`${String(sizes[1] / sizes[0])} times as many`, 'read', 'written', 'seconds', 'CPU seconds'],
    (few ?? []).flatMap((small) => {
      const large = many?.find(({ what }) => what === small.what);
      if (!large) return [];
      const times = (name: 'reads' | 'writes' | 'seconds' | 'cpuSeconds') =>
        small[name] > 0 ? `${(large[name] / small[name]).toFixed(1)} times` : '-';
      return [[small.what, times('reads'), times('writes'), times('seconds'), times('cpuSeconds')]];
    }),
  );
}
