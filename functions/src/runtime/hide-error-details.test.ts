import { inspect } from 'node:util';
import { expect, test } from '@jest/globals';
import { recordingLogger } from '../testing/fake-ports';
import { hideErrorDetails } from './hide-error-details';

test('a failure is logged, and what goes on to the platform has nothing of it', async () => {
  const lines: string[] = [];
  const work = () => Promise.reject(new RangeError('Dana Whitfield is no number'));
  const thrown: unknown = await hideErrorDetails(recordingLogger(lines), work).catch((error: unknown) => error);
  expect(thrown).toMatchObject({ name: 'PortalError', kind: 'internal' });
  expect(inspect(thrown)).not.toMatch(/dana|whitfield/i);
  expect(lines).toHaveLength(1);
});

test('what succeeds is answered, and not logged', async () => {
  const lines: string[] = [];
  expect(await hideErrorDetails(recordingLogger(lines), () => Promise.resolve('done'))).toBe('done');
  expect(lines).toEqual([]);
});
