import { expect, test } from '@jest/globals';
import { jobCandidateSchema, type JobCandidate } from '@portal/domain/candidates/job-candidate';
import { dayMs } from '@portal/domain/constants/time';
import { newOrganization } from '@portal/domain/organizations/organization';
import { retentionRunSchema, type RetentionRun } from '@portal/domain/privacy/retention';
import { timestampOf } from '@portal/domain/testing/timestamp-of';
import type { Ports } from '../../runtime/ports';
import { fakePorts } from '../../testing/fake-ports';
import { movableClock } from '../../testing/movable-clock';
import { applyRetention } from './apply-retention';

const organizationId = 'agency';
const total = 100_000;
/** Every 20,000th candidate was not placed, and goes. */
const isDue = (index: number) => index % 20_000 === 7;

/** A night over candidates that exist on demand alone, so that memory that keeps them would show. */
function nightOver(count: number) {
  const clock = movableClock();
  const placed = jobCandidateSchema.cast({
    ...{
      id: 'x',
      organizationId,
      jobId: 'job',
      public: { organizationId, jobId: 'job', publicToken: 't', resumeLink: '/' },
    },
    activityAt: timestampOf(clock.now() - 800 * dayMs),
    submissionStatus: { detail: 'Placed' },
  });
  const due = { ...placed, submissionStatus: { ...placed.submissionStatus, detail: '' } };
  const candidateAt = (index: number): JobCandidate => ({ ...(isDue(index) ? due : placed), id: `c${index}` });

  const retention = { isOn: true, asksFirst: true, applicants: 12, unanswered: 12, others: 12, placed: 0 };
  const base = newOrganization({ id: organizationId, name: 'Agency' });
  const organization = { ...base, privacy: { ...base.privacy, retention } };
  let run: RetentionRun | null = null;
  const done = { reads: 0, largestPage: 0, pages: 0, progress: 0, erased: [] as string[] };
  const store = {
    organizations: { get: () => Promise.resolve(organization) },
    retention: {
      organizations: () => Promise.resolve([organizationId]),
      hold: ({ id }: { id: string }, now: number) => {
        if (run && (run.isDone || run.heldUntil > now)) return Promise.resolve(null);
        run ??= retentionRunSchema.cast({ id, organizationId });
        return Promise.resolve(run);
      },
      run: () => Promise.resolve({ rules: JSON.stringify(retention) }),
      save: (_key: unknown, change: Partial<RetentionRun>) => {
        if (run) run = { ...run, ...change };
        done.progress += 1;
        return Promise.resolve();
      },
      inactive: (_organization: string, _until: number, after: { path: string } | null, max: number) => {
        const start = after?.path ? Number(after.path) : 0;
        const end = Math.min(count, start + max);
        const candidates = Array.from({ length: end - start }, (_, index) => candidateAt(start + index));
        done.reads += candidates.length;
        done.pages += 1;
        done.largestPage = Math.max(done.largestPage, candidates.length);
        clock.pass(1_000);
        return Promise.resolve({ candidates, next: end < count ? { at: null, path: String(end) } : null });
      },
    },
    personDocuments: { candidatesBy: () => Promise.resolve([]) },
    erasedPeople: { add: () => Promise.resolve() },
    privacyRuns: {
      start: (_run: unknown, { candidates }: { candidates: { candidateId: string }[] }) => {
        done.erased.push(...candidates.map(({ candidateId }) => candidateId));
        return Promise.resolve(true);
      },
    },
  };
  const ports = { ...fakePorts(), clock, store } as unknown as Ports;
  return { ports, done, runNow: () => run };
}

test('a night over 100,000 candidates reads them once, in pages, goes on after each step, and writes only who goes', async () => {
  const { ports, done, runNow } = nightOver(total);
  let steps = 0;
  while (!runNow()?.isDone && steps < 20) {
    await applyRetention(ports);
    steps += 1;
  }
  expect(steps).toBeGreaterThan(1);
  expect(done).toMatchObject({ reads: total, pages: total / 100, largestPage: 100 });
  expect(done.erased).toEqual([7, 20_007, 40_007, 60_007, 80_007].map((index) => `c${index}`));
  // How far it is, once a page.
  expect(done.progress).toBeLessThanOrEqual(done.pages + 2);
  expect(runNow()).toMatchObject({ isDone: true, seen: total, erased: 5, asked: 0, failed: 0 });
});
