import { expect, test } from '@jest/globals';
import { clientWaitSchema } from '@portal/domain/submissions/client-wait';
import { answerTimes } from './answer-times';

const at = (hours: number) => {
  const milliseconds = hours * 60 * 60 * 1_000;
  return {
    ...{ seconds: milliseconds / 1_000, nanoseconds: 0 },
    toDate: () => new Date(milliseconds),
    toMillis: () => milliseconds,
  };
};
const wait = (jobId: string, seen: number | null, answered: number | null) => ({
  ...clientWaitSchema.cast({ organizationId: 'o', jobId, candidateId: 'c', company: `Client of ${jobId}` }),
  submittedAt: at(10),
  firstViewedAt: seen === null ? null : at(10 + seen),
  answeredAt: answered === null ? null : at(10 + answered),
});

test('medians by job leave out what has not happened, and the most submissions come first', () => {
  const times = answerTimes([wait('b', null, null), wait('a', 1, 4), wait('a', 3, null), wait('a', 2, 8)]);
  expect(times).toEqual([
    expect.objectContaining({ jobId: 'a', submissions: 3, answers: 2, firstView: 2, toAnswer: 6 }),
    expect.objectContaining({ jobId: 'b', submissions: 1, answers: 0, firstView: null, toAnswer: null }),
  ]);
});
