import { createHmac } from 'node:crypto';
import type { Person } from '@portal/domain/privacy/person';
import type { PrivacyRunKind } from '@portal/domain/privacy/privacy-run';
import type { Ports } from '../runtime/ports';
import { personTextsOf, type PersonTexts } from './person-texts';

/** Whom a run is about, and where. */
export interface Subject {
  organizationId: string;
  person: Person;
  texts: PersonTexts;
}

export function subjectOf(organizationId: string, person: Person): Subject {
  return { organizationId, person, texts: personTextsOf(person) };
}

/** Ids of records that are this person. */
export const personIds = ({ candidates, skillsCandidateIds, atsIds }: Person): string[] => [
  ...candidates.map(({ candidateId }) => candidateId),
  ...skillsCandidateIds,
  ...atsIds,
];

/**
 * Ids of the runs about a person: by each email, id of the ATS and candidate, so that a run is found from each of them. A
 * new run has the first.
 */
export function runIdsOf(
  { config }: Pick<Ports, 'config'>,
  organizationId: string,
  kind: PrivacyRunKind,
  person: Person,
): [string, ...string[]] {
  const idOf = (text: string) =>
    createHmac('sha256', config.codeKey).update(`${kind}\n${organizationId}\n${text}`).digest('hex').slice(0, 32);
  const [first = '', ...others] = [...person.emails, ...personIds(person)];
  return [idOf(first), ...others.map(idOf)];
}
