import { ScimError } from './scim-error';

/** `userName eq "…"`, the filter with which identity providers look for a user; names and operators ignore the case. */
const userNameFilter = /^\s*(?:urn:ietf:params:scim:schemas:core:2\.0:User:)?userName\s+eq\s+("(?:[^"\\]|\\.)*")\s*$/i;

/** The name that a filter looks for; null for no filter. @throws ScimError `invalidFilter` for any other filter. */
export function userNameIn(filter: string): string | null {
  if (filter.trim() === '') return null;
  const quoted = userNameFilter.exec(filter)?.[1];
  try {
    const name: unknown = JSON.parse(quoted ?? '');
    return String(name);
  } catch {
    throw new ScimError('invalidFilter', 'The only filter is: userName eq "name@example.com"');
  }
}
