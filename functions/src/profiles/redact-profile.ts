import { maxProfileBytes } from '@portal/domain/constants/files';
import { PortalError } from '@portal/domain/errors/portal-error';
import type { BuiltProfile } from '@portal/domain/profiles/built-profile';
import type { Profile } from '@portal/domain/profiles/profile';
import { allFacts, factsOfProfile, factsOfResume } from '@portal/domain/redaction/candidate-facts';
import { findIdentifiers } from '@portal/domain/redaction/find-identifiers';
import { maxRedactions, mergeRedactions, type Redaction } from '@portal/domain/redaction/redaction';
import { leaksInBuilt, redactedBuilt, redactorOf, type RedactionRules } from '@portal/domain/redaction/redactor';
import { redactionTexts } from '@portal/domain/texts/redaction';
import { candidateData, skillsCandidateData } from './profile-data';
import type { ProfileSubject } from './profile-subject';

/** A candidate or marketing candidate. */
export type RedactedSubject = Exclude<ProfileSubject, { kind: 'job' }>;

const nobody = allFacts([]);

/** What identifies a candidate in a built profile, from the record, the resume and the texts. */
export function identifiersOf(subject: RedactedSubject, profile: Profile, built: BuiltProfile): RedactionRules {
  const data =
    subject.kind === 'candidate'
      ? candidateData(subject.subject, subject.parsing)
      : skillsCandidateData(subject.record);
  const parsed = subject.kind === 'candidate' ? subject.parsing?.parsed : undefined;
  const facts = allFacts([
    factsOfProfile({ ...profile, ...data }),
    factsOfProfile(profile),
    ...(parsed ? [factsOfResume(parsed)] : []),
  ]);
  const kept = keptTexts(subject, { ...profile, ...data });
  return { redactions: findIdentifiers(facts, built, kept), kept };
}

/** The agency and its recruiter, who are named in every profile. */
function keptTexts({ organization }: RedactedSubject, { recruiter }: Pick<Profile, 'recruiter'>): string[] {
  const { name, email, phone, address } = recruiter;
  return [organization.name, name, email, phone, address].map((text) => text.trim()).filter((text) => text !== '');
}

/** The fields of an anonymous profile whose texts and list are these. @throws PortalError `tooLarge`. */
export function redactedFields(
  source: BuiltProfile,
  { redactions, kept }: RedactionRules,
): Pick<Profile, 'source' | 'built' | 'redactions' | 'keptTexts'> {
  requireWholeList(redactions);
  const built = redactedBuilt(source, redactorOf({ redactions, kept }));
  const stored = { source, built, redactions: [...redactions], keptTexts: [...kept] };
  // A document holds less than a megabyte.
  if (Buffer.byteLength(JSON.stringify(stored)) > maxProfileBytes + 200_000) {
    throw new PortalError('tooLarge', { detail: 'anonymous profile is too long' });
  }
  return stored;
}

/** @throws PortalError `tooLarge` with a sentence for a list that cannot be stored whole. */
export function requireWholeList({ length }: readonly Redaction[]): void {
  if (length <= maxRedactions) return;
  const userMessage = redactionTexts.tooMany(length, maxRedactions);
  throw new PortalError('tooLarge', { userMessage, detail: 'too many redactions' });
}

/** The fields of an anonymous profile with new texts; contact data and pictures in them join the list. */
export function withRedactions(current: Profile, source: BuiltProfile): ReturnType<typeof redactedFields> {
  const { redactions, keptTexts: kept } = current;
  return redactedFields(source, {
    redactions: mergeRedactions(redactions, findIdentifiers(nobody, source, kept)),
    kept,
  });
}

/** What users switched and added, with all that was found and that they did not see. */
export function chosenRules(chosen: readonly Redaction[] | null, found: RedactionRules): RedactionRules {
  return { ...found, redactions: chosen === null ? found.redactions : mergeRedactions(chosen, found.redactions) };
}

/**
 * Requires that nothing on the list of an anonymous profile can be read in it.
 * @throws PortalError `conflict` with a message that names what and where.
 */
export function requireNoLeaks(profile: Profile): void {
  const [leak] = leaksInBuilt(profile.built, redactorOf({ redactions: profile.redactions, kept: profile.keptTexts }));
  if (leak) throw new PortalError('conflict', { userMessage: redactionTexts.notShared(leak), detail: 'leak' });
}
