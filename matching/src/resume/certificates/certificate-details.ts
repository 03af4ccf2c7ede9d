import { findCertifications } from '../../taxonomy/certifications';
import { isPlace } from '../../text/classify';
import { findDates } from '../../text/dates';
import { trimSeparators } from '../../text/normalize';
import { isState } from '../../text/place-names';

/** A part of a line that is only the number of a license: `CH30991`, `No. 512`, `P-45120`. */
export const bareNumber = /^(?:no|nr|nº|n°|lic|reg|pin|id)?\b\.?\s*[#:]?\s*[A-Z]{0,4}[-/ ]?\d[\d./A-Z-]{2,12}$/i;
/** The number of a license right after its noun. */
const numberBehind =
  /(?<=\b(?:licen[cs]e|registration|certificate|credential|check|card|permit)) #?(?:[A-Z]{0,3}[-.]?\d{5,}[A-Z]?|[A-Z]{1,3}[-.]\d{4,})$| #?[A-Z]{1,3}[-.]?\d{5,}$/i;
/** `License No. CH30991` after a sign. */
const labeledNumber = [
  String.raw`(?:^|[,;(|–—-])\s*(?:licen[cs]e|certificate|cert|credential|registration|reg|card)\b\.?`,
  String.raw`\s*(?:no\b|number\b|id\b|#)?\.?\s*[:#]?\s*(?=[A-Z-]{0,6}\d)[A-Z0-9-]{4,}`,
].join('');
/** `# 4711`, `No. 512 330`. */
const markedNumber = [
  String.raw`[\s,;(–—-]{0,4}(?:\b(?:no|nr|number|id|pin)\b\.?\s*[:#]?\s*|n[º°]\s*|#\s?)`,
  String.raw`(?=[A-Z.-]*\d)[A-Z0-9.-]{3,}(?: \d{3,})?`,
].join('');
/** The number of a license or membership, with its label. */
const certificateNumber = new RegExp(String.raw`(?:${labeledNumber}|${markedNumber})\)?`, 'i');
const untilWhen = [
  'issued|expires?|expiry|expiration|exp|(?:valid|good)(?: (?:until|through|thru|to|till))?',
  "gültig(?: bis)?|valable jusqu['’]en|válido até|renewed|refreshed|updated|revalidated|recertified",
  'obtained|earned|completed|since|active(?: (?:to|until|through))?|passed|current|through|in progress|date',
];
/** Words before a date. */
const dateLead = new RegExp(String.raw`[\s,;(–—-]{0,4}\b(?:${untilWhen.join('|')})(?!\p{L})[\s:.]*\)?$`, 'iu');
/** Phrases without information about a date. A lapse is kept, because a lapsed certificate is not held. */
const stillHeld = /(?:,\s{0,3}|\s[–—-]\s{0,3}|\(\s{0,3})(?:active|current|renewed|in date|up to date)\)?\s*$/i;

/** Removes the dates from a text, with the words before them. */
export function withoutDates(source: string): { text: string; date: string } {
  let text = source;
  let date = '';
  for (const range of findDates(source).toReversed()) {
    date = range.from || (range.to === 'present' ? '' : range.to) || date;
    text = `${text.slice(0, range.start).replace(dateLead, '')}${text.slice(range.end)}`;
  }
  return { text: text.replace(/\(\s*\)/g, '').replace(stillHeld, ''), date };
}

/** Whether a text is only the number, place or date of a certificate. */
export function isCertificateDetail(text: string): boolean {
  const rest = trimSeparators(withoutDates(text).text.replace(certificateNumber, ''));
  if (bareNumber.test(rest)) return true;
  return rest.length < 3 || isState(rest) || isPlace(rest) || /^state of\b/i.test(rest);
}

const leadWords = /^(?:certification:|certificate:|license:|name:)\s+/i;

/** `Certified in First Aid`: the lead-in is removed when a name follows. */
function withoutLead(text: string): string {
  const bare = text.replace(leadWords, '');
  const held = /^certified in\s+/i.exec(bare)?.[0].length ?? 0;
  return held > 0 && findCertifications(bare.slice(held))[0]?.start === 0 ? bare.slice(held) : bare;
}

/** A text without an unmatched final bracket, which a removed date leaves. */
const withoutStray = (text: string): string =>
  text.trimEnd().endsWith(')') && !text.includes('(') ? text.trimEnd().slice(0, -1) : text;

/** An entry of a list without number, brackets of dates and words such as `certificate`. */
export const bareText = (text: string): string =>
  withoutLead(
    trimSeparators(
      withoutStray(
        text
          .replace(/^\d{1,2}[.)]\s+/, '')
          .replace(certificateNumber, '')
          .replace(numberBehind, ''),
      ),
    ),
  );
