import type { FileQueries } from './query-shape';
import { ordered } from './table-queries';

const byRecruiter = [[], ['recruiter.id']];

/** The queries of interviews. */
export const interviewQueries: readonly FileQueries[] = [
  {
    file: 'web/src/features/interviews/data/use-interviews.ts',
    queries: [
      ordered('interviews', 'changedAt', 'DESCENDING', ['candidateId']),
      ...byRecruiter.flatMap((equals) => [
        ordered('interviews', 'startsAt', 'ASCENDING', equals),
        ordered('interviews', 'startsAt', 'DESCENDING', equals),
        ordered('interviews', 'sortsAt', 'ASCENDING', ['waitsFor', ...equals]),
      ]),
    ],
  },
  { file: 'functions/src/store/client-states.ts', queries: [{ collection: 'interviews', equals: ['candidateId'] }] },
  {
    file: 'functions/src/store/interviews.ts',
    queries: [
      { collection: 'interviews', equals: ['candidateId', 'client.email'] },
      { collection: 'interviews', equals: ['candidateId', 'client.guid'] },
      { collection: 'interviews', equals: ['jobId', 'client.email'] },
      ordered('interviews', 'startsAt', 'ASCENDING', ['recruiter.id']),
      ordered('interviews', 'startsAt', 'ASCENDING', ['candidateId']),
    ],
  },
];
