import { expect, test } from '@jest/globals';
import { callDeadline, callSeconds } from '../runtime/call-time';
import { actorFor, fakePorts, recordingLogger } from '../testing/fake-ports';
import { loggerService } from './logger-service';

const logged = (error: string | Record<string, unknown>) => {
  const lines: string[] = [];
  const log = recordingLogger(lines);
  const actor = actorFor('recruiter');
  const context = {
    ...fakePorts(),
    log,
    actor,
    requestId: 'r',
    address: '',
    deadline: callDeadline(callSeconds),
    receiveFile: () => Promise.resolve(null),
  };
  expect(loggerService({ error, message: 'while saving' }, context)).toEqual({ logged: true });
  return lines.join();
};

test('keeps what says what broke', () => {
  const line = logged({ name: 'TypeError', message: 'x is undefined', code: 500 });
  for (const fact of ['TypeError', 'x is undefined', '500', 'while saving']) expect(line).toContain(fact);
  expect(logged('plain')).toContain('plain');
});

test('drops whatever else the browser sent', () => {
  expect(logged({ name: 'E', candidate: { email: 'jane@example.com' }, form: 'secret notes' })).not.toMatch(
    /jane|secret/,
  );
});
