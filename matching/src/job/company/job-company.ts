import { findEmails } from '../../resume/contact/emails';
import { companyWords } from '../../text/lexicon';
import { withoutLegalForm } from '../../text/legal-forms';
import { fold } from '../../text/normalize';
import type { Found } from '../../text/span';
import { headEmployers, labelledEmployers, type EmployerSign } from './employer-lines';
import { hidesEmployer } from './hidden-employer';
import { employersInSentences } from './employer-sentences';
import type { JobLine } from '../job-sections';

/** Least total weight of signs for a name. */
const enough = 0.95;
/** Least weight for a longer form to be the full name. */
const enoughInFull = 0.4;
/** Lines searched for a label, and characters searched for everything. */
const firstLines = 60;
const maxTextLength = 30_000;
/** An email domain with the name: `jobs@tolverne.example`. */
const ofAddress = 0.7;
/** Another mention in the text. */
const ofMention = 0.35;

/** Suffixes left out in speech: `Plover` of `Plover Group Ltd`. */
const kindAtEnd = /\s(?:company|group)$/u;

/** Comparison key of a name: without article, legal form and punctuation. */
function keyOf(name: string): string {
  const bare = withoutLegalForm(fold(name).replace(/^the /, '')).replace(kindAtEnd, '');
  return bare.replace(/[^\p{L}\d]+/gu, ' ').trim();
}

/** Second-level domains of the email addresses, without punctuation: `hendrytalent`. */
function domainsOf(lines: readonly JobLine[]): string[] {
  const addresses = findEmails(lines.map(({ line }) => line)).map(({ value }) => value.split('@')[1] ?? '');
  const pages = lines.flatMap(({ line }) =>
    [...line.text.slice(0, 1000).matchAll(/\bwww\.([\w.-]{3,60})/giu)].map((match) => (match[1] ?? '').toLowerCase()),
  );
  return [...addresses, ...pages].map((host) =>
    host
      .split('.')
      .slice(0, -1)
      .join('')
      .replace(/[^\p{L}\d]/gu, ''),
  );
}

function isOfDomain(key: string, domains: readonly string[]): boolean {
  const joined = key.replaceAll(' ', '');
  const words = key.split(' ').filter((word) => word.length >= 5 && !companyWords.has(word));
  return domains.some(
    (domain) =>
      (domain.length >= 4 && joined.startsWith(domain)) ||
      (joined.length >= 4 && domain.startsWith(joined)) ||
      words.some((word) => domain.startsWith(word)),
  );
}

function mentionsOf(name: string, text: string): number {
  let count = 0;
  for (let at = text.indexOf(name); at >= 0 && count < 3; at = text.indexOf(name, at + name.length)) count++;
  return count;
}

/** All signs of one name. */
interface Candidate {
  /** The most complete form: `The Plover Hotel` rather than `The Plover`. */
  sign: EmployerSign;
  weight: number;
}

const isSameName = (one: string, other: string): boolean =>
  one === other || other.startsWith(`${one} `) || one.startsWith(`${other} `);

/** Names with the total weight of their signs; a second sign of the same kind counts half. */
function candidatesOf(signs: readonly EmployerSign[], known: (sign: EmployerSign, key: string) => number): Candidate[] {
  const groups = new Map<string, Candidate>();
  for (const sign of signs) {
    const key = keyOf(sign.name);
    if (key === '') continue;
    const same = [...groups.keys()].find((other) => isSameName(key, other));
    const group = groups.get(same ?? key);
    if (group) {
      group.weight += sign.weight / 2;
      if (sign.weight >= enoughInFull && key.startsWith(`${keyOf(group.sign.name)} `)) group.sign = sign;
    } else groups.set(key, { sign, weight: sign.weight + known(sign, key) });
  }
  return [...groups.values()];
}

/**
 * Reads the employer. Signs of one name are added: next to the title, a sentence about it, an email domain, other
 * mentions. Weak evidence gives no name, and so does an agency that hides its client.
 * @param title The title's span.
 */
export function readCompany(lines: readonly JobLine[], title: Found | null): Found | null {
  const labelled = labelledEmployers(lines.slice(0, firstLines))[0];
  if (labelled) return foundOf(labelled, 0.9);
  const text = lines
    .map(({ line }) => line.text)
    .join('\n')
    .slice(0, maxTextLength);
  const domains = domainsOf(lines);
  if (hidesEmployer(text, domains)) return null;
  const known = ({ name }: EmployerSign, key: string): number =>
    (isOfDomain(key, domains) ? ofAddress : 0) + (mentionsOf(name, text) > 1 ? ofMention : 0);
  const signs = [...headEmployers(lines, title), ...employersInSentences(lines)];
  const [best] = candidatesOf(signs, known).sort((a, b) => b.weight - a.weight || a.sign.start - b.sign.start);
  return best && best.weight >= enough ? foundOf(best.sign, Math.min(0.9, best.weight / 2)) : null;
}

const foundOf = ({ name, start }: EmployerSign, confidence: number): Found => ({
  value: name,
  start,
  end: start + name.length,
  confidence,
});
