import { comparableEmail } from '@portal/domain/candidates/duplicate';
import type { Ports } from '../runtime/ports';
import type { Identifiers } from './erased-people';

/** Tells whether somebody's data must not be processed, by email and id of the ATS. One read of the restricted people. */
export async function restrictedPeople(
  { store }: Pick<Ports, 'store'>,
  organizationId: string,
): Promise<(person: Identifiers) => boolean> {
  const restricted = await store.restrictions.list(organizationId);
  const emails = new Set(restricted.map(({ email }) => comparableEmail(email)));
  const atsIds = new Set(restricted.map(({ candidateBHId }) => candidateBHId));
  return ({ email = '', atsId = '' }) =>
    (email !== '' && emails.has(comparableEmail(email))) || (atsId !== '' && atsIds.has(atsId));
}
