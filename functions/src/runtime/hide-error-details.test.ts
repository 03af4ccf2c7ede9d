import { inspect } from 'node:util';
import { expect, test } from '@jest/globals';
import { recordingLogger } from '../testing/fake-ports';
import { hideErrorDetails } from './hide-error-details';

test('logs a failure and passes an error without details to the platform', async () => {
  const lines: string[] = [];
  const work = () => Promise.reject(new RangeError('Dana Whitfield is no number'));
  const thrown: unknown = await hideErrorDetails(recordingLogger(lines), work).catch((error: unknown) => error);
  expect(thrown).toMatchObject({ name: 'PortalError', kind: 'internal' });
  expect(inspect(thrown)).not.toMatch(/dana|whitfield/i);
  expect(lines).toHaveLength(1);
});

test('returns a result without logging', async () => {
  const lines: string[] = [];
  expect(await hideErrorDetails(recordingLogger(lines), () => Promise.resolve('done'))).toBe('done');
  expect(lines).toEqual([]);
});
