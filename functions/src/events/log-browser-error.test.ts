import { expect, test } from '@jest/globals';
import { callDeadline, callSeconds } from '../runtime/call-deadline';
import { actorFor, fakePorts, recordingLogger } from '../testing/fake-ports';
import { logBrowserError } from './log-browser-error';

const logged = (error: string | Record<string, unknown>) => {
  const lines: string[] = [];
  const log = recordingLogger(lines);
  const actor = actorFor('recruiter');
  const context = {
    ...fakePorts(),
    log,
    actor,
    requestId: 'r',
    clientIp: '',
    cookies: '',
    viewerPasses: '',
    deadline: callDeadline(callSeconds),
    host: '',
    userAgent: '',
    receiveFile: () => Promise.resolve(null),
  };
  expect(logBrowserError({ error, message: 'Dana Whitfield cannot be saved' }, context)).toEqual({ logged: true });
  return lines.join();
};

test('logs kind and place of an error', () => {
  const stack = [
    'TypeError: Cannot read Dana Whitfield',
    '    at Dana (https://portal.example/assets/screen-Bx_1.js:2:3456)',
    'render@https://portal.example/assets/index.js:10:7',
  ].join('\n');
  expect(JSON.parse(logged({ name: 'TypeError', code: 500, place: 'screen', stack }))).toMatchObject({
    message: 'browser',
    error: 'TypeError',
    code: '500',
    place: 'screen',
    at: 'screen-Bx_1.js:2:3456 < index.js:10:7',
  });
});

test.each([
  'Dana Whitfield is no number',
  {
    name: 'Dana Whitfield',
    message: 'Dana Whitfield',
    code: 'Dana Whitfield',
    stack: 'Dana Whitfield\n at Whitfield.js:1:1',
    componentStack: 'in Dana Whitfield',
    url: '/jobs?search=Whitfield',
    candidate: { name: 'Dana Whitfield' },
  },
])('logs nothing that may quote screen content', (error) => {
  expect(logged(error)).not.toMatch(/dana|whitfield/i);
});
