import { createHmac } from 'node:crypto';
import { comparableEmail } from '@portal/domain/candidates/duplicate';
import type { Ports } from '../runtime/ports';

/** What an erased person is recognized by. */
export interface Identifiers {
  email?: string;
  atsId?: string;
}

type HashPorts = Pick<Ports, 'config'>;

/**
 * Keyed hashes of identifiers, for the list of erased people: with the key and an email one can ask whether somebody is
 * on it, but nobody can read it.
 * @returns those with the current key; with `all` also those with previous keys.
 */
export function hashesOf(
  { config }: HashPorts,
  organizationId: string,
  { email = '', atsId = '' }: Identifiers,
  which: 'current' | 'all' = 'current',
): string[] {
  const keys = which === 'all' ? [config.codeKey, ...config.previousCodeKeys] : [config.codeKey];
  const texts = [...(email ? [`email ${comparableEmail(email)}`] : []), ...(atsId ? [`ats ${atsId}`] : [])];
  return keys.flatMap((key) =>
    texts.map((text) => createHmac('sha256', key).update(`erased-person\n${organizationId}\n${text}`).digest('hex')),
  );
}

/** Which of some people have been erased by the organization, in their order. */
export async function wereErased(
  { store, config }: Pick<Ports, 'store' | 'config'>,
  organizationId: string,
  people: readonly Identifiers[],
): Promise<boolean[]> {
  const hashes = people.map((one) => hashesOf({ config }, organizationId, one, 'all'));
  const known = await store.erasedPeople.known(organizationId, hashes.flat());
  return hashes.map((own) => own.some((hash) => known.has(hash)));
}

/** Records of people who have not been erased. */
export async function withoutErased<Row>(
  ports: Pick<Ports, 'store' | 'config'>,
  organizationId: string,
  rows: readonly Row[],
  identifiersOf: (row: Row) => Identifiers,
): Promise<Row[]> {
  const erased = await wereErased(ports, organizationId, rows.map(identifiersOf));
  return rows.filter((_, index) => !erased[index]);
}
