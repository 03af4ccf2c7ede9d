import { findEmails } from '../resume/emails';
import { companyWords } from '../text/lexicon';
import { fold } from '../text/normalize';
import type { Found } from '../text/span';
import { headEmployers, labelledEmployers, type EmployerSign } from './employer-lines';
import { toldEmployers } from './employer-sentences';
import type { JobLine } from './job-sections';

/** Signs must weigh so much together; less is no name. */
const enough = 0.95;
/** An address of the name's own, `jobs@tolverne.example`. */
const ofAddress = 0.7;
/** The name stands elsewhere in the text as well. */
const ofMention = 0.35;

/** An agency writes for somebody whom it does not name: the names in the text are not the employer's. */
const forClient =
  /\b(?:our|my) client(?:,| is| are| has| needs?| seeks?| wants?|'s|’s)\b|\bon behalf of (?:an?|our|my|one of)\b|^client\s*[:：]\s*(?:an?|our|one of|confidential)\b|\b[Aa]n? [\p{L} ]{2,30} client (?:wants|needs|seeks|is|has)\b/imu;

const endings = /[\s,]+(?:inc|llc|llp|ltd|limited|corp|corporation|company|co|gmbh|ag|se|kg|eg|plc|pty|group)\.?$/iu;

/** A name without article, legal form and signs, by which its forms are told to be one. */
function keyOf(name: string): string {
  let key = fold(name).replace(/^the /, '');
  while (endings.test(key)) key = key.replace(endings, '');
  return key.replace(/[^\p{L}\d]+/gu, ' ').trim();
}

/** The parts before the top level of the domains of the addresses, without signs: `hendrytalent`. */
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

/**
 * Who employs. Signs of one name are added up: its place beside the title, a sentence that says what it is or that it hires, an
 * address, other mentions. Nothing is read where they are few, or an agency does not say for whom it writes.
 * @param title Where the title stands.
 */
export function readCompany(lines: readonly JobLine[], title: Found | null): Found | null {
  const labelled = labelledEmployers(lines.slice(0, 60))[0];
  if (labelled) return foundOf(labelled, 0.9);
  const text = lines
    .map(({ line }) => line.text)
    .join('\n')
    .slice(0, 30_000);
  if (forClient.test(text)) return null;
  const domains = domainsOf(lines);
  const groups = new Map<string, { first: EmployerSign; weight: number }>();
  for (const sign of [...headEmployers(lines, title), ...toldEmployers(lines)]) {
    const key = keyOf(sign.name);
    if (key === '') continue;
    const same = [...groups.keys()].find(
      (other) => other === key || other.startsWith(`${key} `) || key.startsWith(`${other} `),
    );
    const group = groups.get(same ?? key);
    if (group) group.weight += sign.weight / 2;
    else {
      const known = (isOfDomain(key, domains) ? ofAddress : 0) + (mentionsOf(sign.name, text) > 1 ? ofMention : 0);
      groups.set(key, { first: sign, weight: sign.weight + known });
    }
  }
  const best = [...groups.values()].sort((a, b) => b.weight - a.weight || a.first.start - b.first.start)[0];
  return best && best.weight >= enough ? foundOf(best.first, Math.min(0.9, best.weight / 2)) : null;
}

const foundOf = ({ name, start }: EmployerSign, confidence: number): Found => ({
  value: name,
  start,
  end: start + name.length,
  confidence,
});
