import { isSupportedCountry } from 'libphonenumber-js/min';
import type { LayoutLine } from '../../text/layout-line';
import type { Found } from '../../text/span';

/** An email address in running text. */
export const emailPattern =
  /[\p{L}\p{N}][\p{L}\p{N}._%+-]{0,63}\s?@\s?[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,4}/gu;

/** Whether a short text can be the part of an email before the @. */
const localPart = /(?:^|[\s|•:])([\p{L}\p{N}][\p{L}\p{N}._%+-]{0,63})$/u;

/** Emails that a narrow column broke before the @. */
function brokenEmails(lines: readonly LayoutLine[]): Found[] {
  return lines.flatMap((line, index) => {
    const before = lines[index - 1];
    const domain = /^@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,4}/u.exec(line.text);
    const local = before && domain && line.start === before.end + 1 ? localPart.exec(before.text.slice(-80)) : null;
    if (!before || !domain || local?.[1] === undefined) return [];
    const start = before.end - local[1].length;
    const value = `${local[1]}${domain[0]}`.toLowerCase();
    return [{ value, start, end: line.start + domain[0].length, confidence: 0.9 }];
  });
}

const openDomain = /(?<![^\s:|•(])[\w.+-]{1,64}@(?:[\p{L}\p{N}.-]{0,60}[\p{L}\p{N}.-])?$/u;
/** A few letters alone in a line continue the word above. */
const lastLetters = /^\p{Ll}{1,2}$/u;
/** Top-level domains are rarely this long. */
const longEnd = /\.\p{L}{5,}$/u;
const domainRest = /^(?:[\p{L}\p{N}-]{1,40}\.|\.)\p{L}{2,12}(?:\.\p{L}{2,3})?$/u;
/** Whether a letter or two complete the end of a domain to a common one: `.co` and `m`. */
const completesEnd = (address: string, rest: string): boolean =>
  lastLetters.test(rest) && commonEnds.has(`${/\.(\p{L}+)$/u.exec(address)?.[1] ?? ''}${rest}`.toLowerCase());

/** No domain ends with a single letter, so the rest wrapped. */
const brokenEnd = /\.\p{L}$/u;
const restOfEnd = /^\p{Ll}{1,12}(?:\.\p{L}{2,3})?$/u;

/** Saved profiles add the kind of the email, which shows that it is complete. */
const kindOfEmail = /\s\((?:work|home|other|personal|mobile)\)$/i;
const lettersAlone = /^\p{Ll}{1,12}$/u;
/** Common top-level domains besides country codes; an email that ends with one is complete. */
const commonEnds = new Set(
  'com org net edu gov mil info biz name pro dev app tech cloud email online site uk eu'.split(' '),
);
/** Maximum number of missing letters of a long domain. */
const maxMissing = 3;

/** Whether letters before the kind of an email can be the rest of its domain. */
function isRestOfEnd(address: string, rest: string): boolean {
  const [, end = ''] = /\.(\p{L}+)$/u.exec(address.toLowerCase()) ?? [];
  const isWhole = commonEnds.has(end) || isSupportedCountry(end.toUpperCase());
  if (isWhole) return commonEnds.has(`${end}${rest}`);
  return !longEnd.test(address) || rest.length <= maxMissing;
}

/**
 * Emails whose domain a narrow column broke: `jane.doe@example` over `.co.uk`, `jane@` over `example.com`,
 * `jane@example.c` over `om`.
 */
function brokenDomains(lines: readonly LayoutLine[]): Found[] {
  return lines.flatMap((line, index) => {
    const next = lines[index + 1];
    const open = line.text.includes('@') ? openDomain.exec(line.text.slice(-130)) : null;
    if (!open || next?.start !== line.end + 1) return [];
    const rest = next.text.replace(kindOfEmail, '').trim();
    const isWhole = /\.\p{L}{2,24}$/u.test(open[0]);
    const isLabeled = rest !== next.text.trim() && lettersAlone.test(rest) && isRestOfEnd(open[0], rest);
    const isFragment = isLabeled || completesEnd(open[0], rest) || (longEnd.test(open[0]) && lastLetters.test(rest));
    const goesOn = brokenEnd.test(open[0])
      ? restOfEnd.test(rest)
      : isFragment || (domainRest.test(rest) && (rest.startsWith('.') || (!isWhole && rest === rest.toLowerCase())));
    if (!goesOn) return [];
    const value = `${open[0]}${rest}`.toLowerCase();
    return [{ value, start: line.end - open[0].length, end: next.start + rest.length, confidence: 0.9 }];
  });
}

/** Emails that a narrow column broke after a sign before the @: `aino-kaisa.` over `niemi@example.fi`. */
function brokenLocals(lines: readonly LayoutLine[]): Found[] {
  return lines.flatMap((line, index) => {
    const before = lines[index - 1];
    const [rest] = startingEmail.exec(line.text.slice(0, 200)) ?? [];
    if (!before || rest === undefined || line.start !== before.end + 1) return [];
    const [open] = openLocal.exec(before.text.slice(0, 65)) ?? [];
    if (open === undefined) return [];
    const start = before.end - open.length;
    return [{ value: `${open}${rest}`.toLowerCase(), start, end: line.start + rest.length, confidence: 0.9 }];
  });
}

const startingEmail = new RegExp(`^${emailPattern.source}`, 'u');
const openLocal = /^[\p{Ll}\p{N}][\p{Ll}\p{N}._-]*[._-]$/u;

/** The first part of an email that fills a cell. */
const cellOfLocal = /(?:^|[|•:\t] ?)([\p{Ll}\p{N}][\p{Ll}\p{N}._%+-]{0,63})$/u;

/** Emails that a narrow column broke before a sign before the @: `ana.maria` over `.soto@example.com`. */
function brokenBeforeSign(lines: readonly LayoutLine[]): Found[] {
  return lines.flatMap((line, index) => {
    const before = lines[index - 1];
    const rest = /^[._-]/.test(line.text) ? startingEmail.exec(line.text.slice(1, 200))?.[0] : undefined;
    if (!before || rest === undefined || line.start !== before.end + 1) return [];
    const local = cellOfLocal.exec(before.text.slice(before.gaps.at(-1) ?? 0).slice(-80))?.[1];
    // Bullets and emphasis marks look like signs of an email, except for a full stop.
    if (local === undefined || (!line.text.startsWith('.') && !/[._\d]/.test(local))) return [];
    const value = `${local}${line.text.slice(0, 1)}${rest}`.toLowerCase();
    return [{ value, start: before.end - local.length, end: line.start + 1 + rest.length, confidence: 0.9 }];
  });
}

/** An @ before an email address, used as an icon. */
const iconBefore = /@(?=\s?[^\s@]{1,64}@[^\s@])/g;

/** The email addresses of the document in order, without duplicates. */
export function findEmails(lines: readonly LayoutLine[]): Found[] {
  const found = new Map<string, Found>();
  for (const line of lines) {
    if (!line.text.includes('@')) continue;
    const text = line.text.slice(0, 20_000).replace(iconBefore, ' ');
    for (const match of text.matchAll(emailPattern)) {
      const raw = match[0].replace(/[.-]+$/, '');
      const value = raw.replace(/\s/g, '').toLowerCase();
      if (found.has(value) || !/\.\p{L}{2,24}$/u.test(value)) continue;
      const start = line.start + match.index;
      found.set(value, { value, start, end: start + raw.length, confidence: 0.98 });
    }
  }
  const broken = [...brokenEmails(lines), ...brokenDomains(lines), ...brokenLocals(lines), ...brokenBeforeSign(lines)];
  const whole = broken.filter(({ value }) => !found.has(value));
  const parts = [...found.values()].filter(
    ({ value }) => !whole.some((other) => other.value.endsWith(value) || other.value.startsWith(value)),
  );
  return [...whole, ...parts].slice(0, 20);
}
