import type { SkillsCandidate } from '../ats/skills-candidate';
import { builtProfileSchema } from '../profiles/built-profile';
import { allFacts } from './candidate-facts';
import { findIdentifiers } from './find-identifiers';
import { mergeRedactions } from './redaction';
import { redactorOf, type Redactor } from './redactor';

/** The redactor of texts of a marketing candidate's record: by the list of the selected profile, and by the record itself. */
export function redactorOfRecord({
  candidate,
  redactions,
}: Pick<SkillsCandidate, 'candidate' | 'redactions'>): Redactor {
  const { name, firstName, lastName, email, fields } = candidate;
  const found = findIdentifiers(
    {
      ...allFacts([]),
      names: [name, [firstName, lastName].filter(Boolean).join(' ')],
      employers: [String(fields.companyName ?? '')],
      emails: [email],
    },
    builtProfileSchema.getDefault(),
  );
  return redactorOf({ redactions: mergeRedactions(redactions, found), kept: [] });
}
