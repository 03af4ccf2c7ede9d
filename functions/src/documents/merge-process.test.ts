import { expect, test } from '@jest/globals';
import { mergeTexts } from '@portal/domain/texts/documents';
import { DocumentError } from '@portal/matching/documents/document-text';
import { callDeadline, callSeconds } from '../runtime/call-deadline';
import { maxWaitMs, startMs } from '../runtime/task-process';
import { recordingLogger } from '../testing/fake-ports';
import { mergeInProcess, mergeLimits } from './merge-process';

test.each([
  ['take all memory', 'tooLarge', 'tooLarge', mergeTexts.tooLarge],
  ['never come to an end', 'timeout', 'unusableFile', mergeTexts.unmergeable],
  ['end the process', 'corrupt', 'unusableFile', mergeTexts.unmergeable],
] as const)(
  'files that %s are reported as faulty, so that they are not retried',
  async (_what, fault, kind, userMessage) => {
    const merged = mergeInProcess([], {
      log: recordingLogger(),
      deadline: callDeadline(callSeconds),
      tasks: { run: () => Promise.reject(new DocumentError(fault)) },
    });
    await expect(merged).rejects.toMatchObject({ name: 'PortalError', kind, userMessage });
  },
);

test('a merge waits for one that hangs, and then has its full time', () => {
  expect(mergeLimits.milliseconds).toBeLessThan(maxWaitMs);
  const ofCall = callDeadline(callSeconds).remaining;
  expect(mergeLimits.milliseconds + startMs + mergeLimits.milliseconds).toBeLessThan(ofCall);
});
