import { describe, expect, test } from '@jest/globals';
import { StorageRulesRuntime } from './runtime';

const rules = `
rules_version = '2';
// A comment with a brace {
service firebase.storage {
  match /b/{bucket}/o {
    function person() {
      let uid = request.auth.uid;
      return firestore.get(/databases/(default)/documents/users/$(uid)).data;
    }
    match /{everything=**} {
      allow read, write: if false;
    }
    match /files/{organizationId}/{name} {
      allow get: if request.auth != null && person().organizationId == organizationId; // staff
      allow create: if request.auth != null
        && request.resource.size <= 100
        && name.lower().matches('^.+[.](pdf|txt)$')
        && person().get('active', 0) == 1;
    }
  }
}`;

const text = (string_value: string) => ({ string_value });
const map = (fields: Record<string, unknown>) => ({ map_value: { fields } });
const nothing = { null_value: null };

interface Reply {
  errors: string[];
  result: { permit: boolean };
  context?: { path: string };
  server_request_id?: number;
}

/** Asks the runtime as firebase-tools does, answering for documents from a table. */
function decide(options: {
  path: string;
  method: string;
  uid?: string;
  size?: number;
  users?: Record<string, Record<string, unknown>>;
  source?: string;
}): boolean | string[] {
  const runtime = new StorageRulesRuntime();
  const send = (message: unknown) => JSON.parse(runtime.take(JSON.stringify(message)) ?? 'null') as Reply;
  const loaded = send({
    id: 1,
    action: 'load_ruleset',
    context: { rulesetName: '0', source: { files: [{ name: 'storage.rules', content: options.source ?? rules }] } },
  });
  if (loaded.errors.length > 0) return loaded.errors;
  let reply = send({
    id: 2,
    action: 'verify',
    context: {
      rulesetName: '0',
      service: 'firebase.storage',
      path: `/b/bucket/o/${options.path}`,
      method: options.method,
      variables: {
        resource: nothing,
        request: map({
          auth: options.uid ? map({ uid: text(options.uid) }) : nothing,
          resource: options.size === undefined ? nothing : map({ size: { int_value: options.size } }),
        }),
      },
    },
  });
  while (reply.context) {
    const uid = reply.context.path.split('/').at(-1) ?? '';
    const fields = options.users?.[uid];
    reply = send({
      id: reply.server_request_id,
      ...(fields ? { status: 'ok', result: { fields } } : { status: 'not_found' }),
    });
  }
  return reply.result.permit;
}

const users = {
  anna: { organizationId: { stringValue: 'a' }, active: { integerValue: '1' } },
  idle: { organizationId: { stringValue: 'a' } },
  third: { organizationId: { stringValue: 'c' } },
};

describe('decisions', () => {
  test.each([
    ['own organization', { path: 'files/a/x.pdf', method: 'get', uid: 'anna' }, true],
    ['other organization', { path: 'files/b/x.pdf', method: 'get', uid: 'anna' }, false],
    ['no document', { path: 'files/a/x.pdf', method: 'get', uid: 'nobody' }, false],
    ['signed out', { path: 'files/a/x.pdf', method: 'get' }, false],
    ['small file', { path: 'files/a/X.PDF', method: 'create', uid: 'anna', size: 100 }, true],
    ['large file', { path: 'files/a/x.pdf', method: 'create', uid: 'anna', size: 101 }, false],
    ['wrong type', { path: 'files/a/x.exe', method: 'create', uid: 'anna', size: 1 }, false],
    ['missing field has its default', { path: 'files/a/x.pdf', method: 'create', uid: 'idle', size: 1 }, false],
    ['method that no rule names', { path: 'files/a/x.pdf', method: 'delete', uid: 'anna' }, false],
    ['path that no rule names', { path: 'other/x.pdf', method: 'get', uid: 'anna' }, false],
    ['deeper path', { path: 'files/a/b/x.pdf', method: 'get', uid: 'anna' }, false],
  ])('%s', (_name, request, permitted) => {
    expect(decide({ ...request, users })).toBe(permitted);
  });
});

describe('reading documents', () => {
  const reading = (condition: string) => `rules_version = '2';
    service firebase.storage { match /b/{bucket}/o {
      function user(uid) { return firestore.get(/databases/(default)/documents/users/$(uid)).data; }
      match /{name} { allow get: if ${condition}; }
    } }`;
  test.each([
    ['two documents', `user('anna').organizationId == user('idle').organizationId`, true],
    ['the same document twice counts once', `user('anna').active == 1 && user('anna').active == 1`, true],
    [
      'three documents are too many',
      `user('anna').active == 1 && user('idle') != null && user('third') != null`,
      false,
    ],
    ['a missing one decides nothing for the other side of an or', `user('nobody').active == 1 || true`, true],
    ['one that exists', `firestore.exists(/databases/(default)/documents/users/$(name))`, true],
    ['one that does not', `firestore.exists(/databases/(default)/documents/users/nobody)`, false],
    ['a field that is missing', `user('idle').active == 1`, false],
  ])('%s', (_name, condition, permitted) => {
    const source = reading(condition);
    expect(decide({ path: 'anna', method: 'get', uid: 'anna', users, source })).toBe(permitted);
  });
});

describe('unsupported rules are an error at start', () => {
  const wrap = (body: string) =>
    `rules_version = '2';\nservice firebase.storage {\n  match /b/{bucket}/o {\n${body}\n  }\n}`;
  test.each([
    ['an unknown method', wrap('    allow everything: if true;'), 'line 4'],
    ['a missing semicolon', wrap('    allow read: if true'), 'semicolon'],
    ['an unknown function', wrap('    allow read: if isGood(request);'), 'line 4'],
    [
      'an unknown variable',
      wrap('    allow read: if request.auth.uid == owner;'),
      'line 4: there is no variable "owner"',
    ],
    [
      'a variable of another match',
      wrap('    match /{a} { allow read: if true; }\n    allow read: if a == "x";'),
      'line 5',
    ],
    [
      'a function of another match',
      wrap('    match /a { function f() { return true; } }\n    allow read: if f();'),
      '"f"',
    ],
    ['a macro of CEL that the rules do not have', wrap('    allow read: if [1].exists(x, x == 1);'), 'line 4'],
    ['a pattern for a part of the text', wrap('    allow read: if bucket.matches("b");'), 'line 4: matches()'],
    ['an unknown statement', wrap('    permit read;'), 'line 4'],
    ['another version', 'service firebase.storage {}', 'rules_version'],
    ['a missing brace', `rules_version = '2'; service firebase.storage { match /b/{bucket}/o {`, 'closing brace'],
  ])('%s', (_name, source, message) => {
    const errors = decide({ path: 'x', method: 'get', uid: 'anna', users, source });
    expect(errors).toEqual([expect.stringContaining(message)]);
  });
});
