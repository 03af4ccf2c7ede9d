import type { RequestOf } from '@portal/domain/contracts/endpoint';
import type { scimApi } from '@portal/domain/contracts/scim-api';
import { containsMarkup } from '@portal/domain/fields/markup';
import { maxLineLength } from '@portal/domain/fields/text';
import { ScimError } from './scim-error';

/** What a change says about a user; absent fields stay. */
export interface UserChanges {
  userName?: string;
  externalId?: string;
  displayName?: string;
  formatted?: string;
  givenName?: string;
  familyName?: string;
  active?: boolean;
}

type Operation = NonNullable<RequestOf<typeof scimApi.patchUser>['Operations']>[number];

const coreSchema = 'urn:ietf:params:scim:schemas:core:2.0:user:';

/** Our fields by their paths, in small letters. */
const textPaths = {
  username: 'userName',
  externalid: 'externalId',
  displayname: 'displayName',
  'name.formatted': 'formatted',
  'name.givenname': 'givenName',
  'name.familyname': 'familyName',
} as const satisfies Record<string, keyof UserChanges>;

const readOnly = new Set(['id', 'meta', 'groups', 'schemas']);

/** A path as RFC 7644 has it: `name.givenName`, `emails[type eq "work"].value`, with a schema before it or not. */
const pathForm = /^(?:urn:[\w.:-]+:)?[a-z$][\w$-]*(?:\[[^[\]]{1,200}\])?(?:\.[a-z][\w-]*)?$/i;

/**
 * The changes of a PATCH (RFC 7644, section 3.5.2), later operations over earlier ones. Operations and booleans are read in
 * any case, because Entra ID writes `Replace` and `"False"`. Attributes that we do not keep are ignored.
 * @throws ScimError `invalidSyntax`, `invalidPath`, `noTarget`, `invalidValue` or `mutability`.
 */
export function changesOf(operations: readonly Operation[]): UserChanges {
  return operations.reduce<UserChanges>((changes, operation) => ({ ...changes, ...changesOfOne(operation) }), {});
}

function changesOfOne({ op, path, value }: Operation): UserChanges {
  switch (op.toLowerCase()) {
    case 'add':
    case 'replace':
      return path === '' ? changesOfObject('', value) : changeOf(path, value);
    case 'remove':
      if (path === '') throw new ScimError('noTarget', 'An operation “remove” needs a path.');
      return removalOf(path);
    default:
      throw new ScimError('invalidSyntax', 'The operation must be add, replace or remove.');
  }
}

/** An object of attributes, whose names may be paths themselves. */
function changesOfObject(prefix: string, value: unknown): UserChanges {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new ScimError('invalidValue', 'The value must be an object of attributes.');
  }
  return Object.entries(value).reduce<UserChanges>(
    (changes, [name, each]: [string, unknown]) => ({ ...changes, ...changeOf(`${prefix}${name}`, each) }),
    {},
  );
}

function changeOf(path: string, value: unknown): UserChanges {
  const name = nameOf(path);
  if (name === 'active') return { active: booleanOf(value) };
  if (name === 'name') return changesOfObject('name.', value);
  const field = fieldOf(name);
  return field === null ? {} : { [field]: textOf(path, value) };
}

function removalOf(path: string): UserChanges {
  const name = nameOf(path);
  if (name === 'username' || name === 'active') throw new ScimError('mutability', `${path} cannot be removed.`);
  if (name === 'name') return { formatted: '', givenName: '', familyName: '' };
  const field = fieldOf(name);
  return field === null ? {} : { [field]: '' };
}

/** The path in small letters, without the schema of users. @throws ScimError. */
function nameOf(path: string): string {
  if (!pathForm.test(path)) throw new ScimError('invalidPath', 'The path is not valid.');
  const small = path.toLowerCase();
  const name = small.startsWith(coreSchema) ? small.slice(coreSchema.length) : small;
  if (readOnly.has(name)) throw new ScimError('mutability', `${name} is read-only.`);
  return name;
}

function fieldOf(name: string): (typeof textPaths)[keyof typeof textPaths] | null {
  return Object.entries(textPaths).find(([path]) => path === name)?.[1] ?? null;
}

function booleanOf(value: unknown): boolean {
  const text = typeof value === 'boolean' || typeof value === 'string' ? String(value).toLowerCase() : '';
  if (text === 'true') return true;
  if (text === 'false') return false;
  throw new ScimError('invalidValue', 'active must be true or false.');
}

function textOf(path: string, value: unknown): string {
  if (value === null) return '';
  if (typeof value !== 'string' || value.length > maxLineLength || containsMarkup(value)) {
    throw new ScimError('invalidValue', `${path} must be plain text of at most ${maxLineLength} characters.`);
  }
  return value.trim();
}
