import type { JobCandidate } from '@portal/domain/candidates/job-candidate';
import { PortalError } from '@portal/domain/errors/portal-error';
import { builtProfileSchema } from '@portal/domain/profiles/built-profile';
import { allFacts } from '@portal/domain/redaction/candidate-facts';
import { findIdentifiers } from '@portal/domain/redaction/find-identifiers';
import { redactionMark } from '@portal/domain/redaction/redaction';
import { redactorOf, type Redactor } from '@portal/domain/redaction/redactor';
import { redactionTexts } from '@portal/domain/texts/redaction';
import type { Ports } from '../runtime/ports';
import { isAnonymous, isPresentedAnonymously, redactorFor } from './anonymous-presentation';

/** As {@link anonymousRedactorOf}; null for a candidate who is not presented anonymously. */
export async function clientRedactorOf(
  { store }: Pick<Ports, 'store'>,
  candidate: JobCandidate,
): Promise<Redactor | null> {
  return (await isPresentedAnonymously({ store }, candidate)) ? await anonymousRedactorOf({ store }, candidate) : null;
}

/**
 * What texts to a client must not tell of a candidate: the list of the selected anonymous profile, else of the newest one, else
 * name and contact data of the record.
 */
export async function anonymousRedactorOf({ store }: Pick<Ports, 'store'>, candidate: JobCandidate): Promise<Redactor> {
  const { organizationId, jobId, id: candidateId, public: page } = candidate;
  const owner = { organizationId, jobId, candidateId };
  const selected = page.selectedProfileId ? await store.profiles.get(owner, page.selectedProfileId) : null;
  if (selected && isAnonymous(selected)) return await redactorFor({ store }, owner, selected);
  const newest = (await store.profiles.list(owner)).findLast(isAnonymous);
  return newest ? await redactorFor({ store }, owner, newest) : recordRedactor(candidate);
}

/** Without a profile there is no list: texts must not have the name and contact data of the record. */
export function recordRedactor({
  fullName,
  firstName,
  lastName,
  email,
  phone,
}: Pick<JobCandidate, 'fullName' | 'firstName' | 'lastName' | 'email' | 'phone'>): Redactor {
  const names = [fullName, [firstName, lastName].filter(Boolean).join(' ')];
  const facts = { ...allFacts([]), names, emails: [email], phones: [phone] };
  return redactorOf({ redactions: findIdentifiers(facts, builtProfileSchema.getDefault()), kept: [] });
}

/**
 * Requires that texts of staff do not tell a client who an anonymous candidate is.
 * @param texts by the name of their field.
 * @throws PortalError `conflict` with a message that names what and where.
 */
export function requireAnonymousTexts(
  redactors: readonly (Redactor | null)[],
  texts: readonly (readonly [place: string, text: string])[],
): void {
  for (const redactor of redactors) {
    const [leak] = texts.flatMap(([place, text]) => redactor?.listed(text, place) ?? []);
    if (leak) throw new PortalError('conflict', { userMessage: redactionTexts.notSent(leak), detail: 'leak' });
  }
}

/** A text without what tells who the candidate is, for mails, which their author cannot change any more. */
export function anonymousText(text: string, redactor: Redactor | null): string {
  const ranges = [...(redactor?.findListed(text) ?? [])].sort((a, b) => a.start - b.start);
  let [shown, from] = ['', 0];
  for (const { start, end } of ranges) {
    // What overlaps with the one before is a part of its mark.
    if (start >= from) shown += text.slice(from, start) + redactionMark;
    from = Math.max(from, end);
  }
  return shown + text.slice(from);
}
