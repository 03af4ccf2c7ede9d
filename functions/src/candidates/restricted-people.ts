import { comparableEmail } from '@portal/domain/candidates/duplicate';
import type { Ports } from '../runtime/ports';
import type { Identifiers } from './erased-people';

/**
 * Tells whose data must not be processed among some people, by email and id of the ATS. It asks for these people alone, so
 * that it costs the same however many are restricted.
 */
export async function restrictedAmong(
  { store }: Pick<Ports, 'store'>,
  organizationId: string,
  people: readonly Identifiers[],
): Promise<(person: Identifiers) => boolean> {
  const restricted = await store.restrictions.among(organizationId, {
    emails: people.map(({ email = '' }) => comparableEmail(email)),
    atsIds: people.map(({ atsId = '' }) => atsId),
  });
  const emails = new Set(restricted.emails.map(comparableEmail));
  const atsIds = new Set(restricted.atsIds);
  return ({ email = '', atsId = '' }) =>
    (email !== '' && emails.has(comparableEmail(email))) || (atsId !== '' && atsIds.has(atsId));
}
