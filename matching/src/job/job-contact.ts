import type { ParsedJob } from '@portal/domain/jobs/parsed-job';
import { findPhones, type FoundPhone } from '../resume/contact';
import { findEmails } from '../resume/emails';
import { companyScore, isDepartment, titleScore } from '../text/classify';
import { fold } from '../text/normalize';
import { readPlace } from '../text/places';
import type { Found } from '../text/span';
import type { JobLine } from './job-sections';
import { sumsOfMoney } from './sums-of-money';

const word = String.raw`\p{Lu}[\p{L}\p{M}'’-]+`;
const person = String.raw`(?:(?:Mr|Ms|Mrs|Miss|Dr|Prof|Frau|Herrn?)\.?\s)?(${word}(?:\s(?:\p{Lu}\.\s)?${word}){0,2})`;
const mailHead = new RegExp(`^(?:From|Von)\\s*:\\s*["“]?${person}`, 'u');
const asked = new RegExp(
  String.raw`(?<![\p{L}])(?:[Cc]ontact(?: person)?|[Cc]all|[Rr]ing|[Pp]hone|[Tt]elephone|[Tt]ext|[Ee]-?mail|[Ww]rite to|[Rr]eply to|[Ss]peak (?:to|with)|[Tt]alk to|[Cc]hat (?:to|with)|[Aa]sk for|[Aa]pply to|[Aa]pplications to|[Ee]nquiries(?: to)?|[Qq]uestions(?: to)?|[Ss]end (?:it|them|your (?:cv|CV|resume|application)) to|[Mm]essage|CVs? to|[Rr]ecruiter|[Hh]iring manager|Ansprechpartner(?:in)?|Ansprechperson|Kontakt|(?:[Yy]our|Ihre?|Dein[e]?) Ansprechpartner(?:in)?|Bewerbung an|Fragen|Rückfragen)\s?[?:,–-]?\s${person}`,
  'gu',
);
/** What stands behind a name of one word that is a person's: a number, an address, or how to reach them. */
const reached = /^[\s,.(–—:|-]{0,4}(?:on|at|via|under|directly|unter|per|\(|\+?\d|\S{1,40}@|$)/u;
const noPerson =
  /^(?:Us|Me|Now|Today|The|Our|Equal|Local|Human|Customer|Reception|Recruitment|Recruiting|People|Talent|Office|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Please|For|If|To|Hr|HR|Phone|Tel|Telefon|Telephone|E-?[Mm]ail|Mobile|Apply|Details|Information|Number|Person|Us|Your|You|Centre|Center|This|It|Team|Head|Candidate|Applications?|No|CV|Resume)(?![\p{Ll}])/u;

function isPerson(name: string): boolean {
  return (
    !noPerson.test(name) &&
    titleScore(name) < 0.6 &&
    companyScore(name) < 0.45 &&
    !isDepartment(name) &&
    readPlace(name) === null
  );
}

/** A name of which the address is made: `Kylie Marsh - kylie@oceanshores.example`. */
function nameOfAddress(line: string, email: string): string {
  const local = fold(email.split('@')[0] ?? '')
    .split(/[._-]/)
    .filter((piece) => piece.length > 2);
  const names = line.match(new RegExp(`${word}(?:\\s${word}){0,2}`, 'gu')) ?? [];
  const found = names.find((name) => {
    const words = fold(name).split(' ');
    return local.some(
      (piece) => words.includes(piece) || (words.length > 1 && piece === `${words[0]?.[0] ?? ''}${words[1] ?? ''}`),
    );
  });
  return found && isPerson(found) ? found : '';
}

function nameIn(lines: readonly JobLine[], email: string): string {
  for (const { line } of lines.slice(0, 4)) {
    const sender = mailHead.exec(line.text.slice(0, 200))?.[1];
    if (sender !== undefined && isPerson(sender)) return sender;
  }
  for (const { line } of [...lines].reverse()) {
    const text = line.text.slice(0, 2000);
    for (const match of text.matchAll(asked)) {
      const name = match[1] ?? '';
      const behind = text.slice(match.index + match[0].length);
      const isCalled =
        name.includes(' ') &&
        /[?:]\s*(?:(?:Mr|Ms|Mrs|Miss|Dr|Prof|Frau|Herrn?)\.?\s)?$/u.test(match[0].slice(0, -name.length));
      if (isPerson(name) && (isCalled || reached.test(behind))) return name;
    }
    const isSignature =
      email !== '' && text.length < 40 && new RegExp(`^${word}(?:\\s${word}){1,2}$`, 'u').test(text.trim());
    if (isSignature && nameOfAddress(text, email) !== '') return text.trim();
    const own = email !== '' && text.toLowerCase().includes(email) ? nameOfAddress(text, email) : '';
    if (own !== '') return own;
  }
  return '';
}

/** So many lines at the end are looked at for numbers. */
const lastLines = 60;
const longestLine = 2000;

/** Numbers that are no sums of money. */
function phonesIn(lines: readonly JobLine[], country: string): FoundPhone[] {
  const read = lines.slice(-lastLines).map(({ line }) => line);
  const sums = read.flatMap(({ text, start }) =>
    sumsOfMoney(text.slice(0, longestLine))
      .filter(({ sign }) => sign !== '')
      .map((sum) => ({ start: start + sum.start, end: start + sum.end })),
  );
  return findPhones(read, country).filter(({ start, end }) => !sums.some((sum) => start < sum.end && end > sum.start));
}

/**
 * Whom to ask or to write to.
 * @param country ISO code of where the job is, whose numbers those without a country's code are.
 */
export function readContact(
  lines: readonly JobLine[],
  country: string,
): { contact: ParsedJob['contact']; email: Found | undefined } {
  const email = findEmails(lines.map(({ line }) => line))[0];
  const phone = phonesIn(lines, country)[0];
  const name = nameIn(lines, email?.value.toLowerCase() ?? '');
  return { contact: { name, email: email?.value ?? '', phone: phone?.e164 ?? '' }, email };
}
