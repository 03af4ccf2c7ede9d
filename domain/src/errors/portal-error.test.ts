import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { PortalError, errorKinds, type ErrorKind } from './portal-error';

test('answers the generic error object', () => {
  expect(new PortalError('permissionDenied').toAnswer()).toEqual({
    name: 'permissionDenied',
    message: 'Permission denied.',
    success: false,
    code: 403,
  });
});

test('an unknown failure becomes code 500 without its cause', () => {
  const answer = PortalError.from(new Error('password=hunter2')).toAnswer();
  expect(answer.code).toBe(500);
  expect(JSON.stringify(answer)).not.toContain('hunter2');
});

test('every error is restored by the client', () => {
  const kinds = Object.keys(errorKinds) as ErrorKind[];
  fc.assert(
    fc.property(fc.constantFrom(...kinds), fc.string(), (kind, userMessage) => {
      const sent = new PortalError(kind, { userMessage });
      const received = PortalError.fromAnswer(sent.status, JSON.parse(JSON.stringify(sent.toAnswer())));
      expect(received.kind).toBe(kind);
      expect(received.userMessage).toBe(userMessage);
    }),
  );
});

test.each([
  [502, '<html>', 'unavailable'],
  [500, 'socket hang up', 'unavailable'],
  [404, null, 'internal'],
  [429, '', 'tooManyRequests'],
  [400, { name: 'constructor', message: 'x' }, 'internal'],
])('status %d with body %p is %s', (status, body, kind) => {
  expect(PortalError.fromAnswer(status, body).kind).toBe(kind);
});
