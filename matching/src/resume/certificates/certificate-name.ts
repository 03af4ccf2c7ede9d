import { findCertifications, issuingBodies } from '../../taxonomy/certifications';
import { lookUpSkill } from '../../taxonomy/skills';
import { companyScore, isPlace } from '../../text/classify';
import { findDates } from '../../text/dates';
import { trimSeparators } from '../../text/normalize';
import { isState } from '../../text/places';

/** What a line about a certificate says. */
interface CertificateText {
  name: string;
  issuer: string;
  date: string;
}

/** A part of a line that is nothing but the number of a licence: `CH30991`, `No. 512`, `P-45120`. */
const bareNumber = /^(?:no|nr|nº|n°|lic|reg|pin|id)?\b\.?\s*[#:]?\s*[A-Z]{0,4}[-/ ]?\d[\d./A-Z-]{2,12}$/i;
/** The number of a licence right behind its noun. */
const numberBehind =
  /(?<=\b(?:licen[cs]e|registration|certificate|credential|check|card|permit)) #?(?:[A-Z]{0,3}[-.]?\d{5,}[A-Z]?|[A-Z]{1,3}[-.]\d{4,})$| #?[A-Z]{1,3}[-.]?\d{5,}$/i;
/** The number of a licence or membership, with the words before it. */
const certificateNumber =
  /(?:(?:^|[,;(|–—-])\s*(?:licen[cs]e|certificate|cert|credential|registration|reg|card)\b\.?\s*(?:no\b|number\b|id\b|#)?\.?\s*[:#]?\s*(?=[A-Z-]{0,6}\d)[A-Z0-9-]{4,}|[\s,;(–—-]{0,4}(?:\b(?:no|nr|number|id|pin)\b\.?\s*[:#]?\s*|n[º°]\s*|#\s?)(?=[A-Z.-]*\d)[A-Z0-9.-]{3,}(?: \d{3,})?)\)?/i;
const dateLead =
  /[\s,;(–—-]{0,4}\b(?:issued|expires?|expiry|expiration|exp|(?:valid|good)(?: (?:until|through|thru|to|till))?|gültig(?: bis)?|valable jusqu['’]en|válido até|renewed|refreshed|updated|revalidated|recertified|obtained|earned|completed|since|active(?: (?:to|until|through))?|passed|current|through|in progress|date)(?!\p{L})[\s:.]*\)?$/iu;
/** What adds nothing to a date; that a certificate has lapsed stays, as it is not held. */
const state = /(?:,\s{0,3}|\s[–—-]\s{0,3}|\(\s{0,3})(?:active|current|renewed|in date|up to date)\)?\s*$/i;
const issuerPrefix = /^(?:issued by|by|from|issuer:?|issuing (?:organization|authority|body):?)\s+/i;
const issuerWords =
  /\b(?:institute|association|board|council|society|university|college|school|academy|foundation|federation|chamber|coursera|udemy|edx|linkedin learning|pluralsight|microsoft|amazon|google|cisco|comptia|oracle|hubspot|red cross|red crescent|st\.? john(?: ambulance)?|american heart|state (?:of|bar|board|department)|web services|department|nursing council|pmi|scrum alliance|axelos|isaca|aicpa|shrm|hrci|iaap|nate|epa|osha|ase|aws|sfia|asq|nccer|finra|cipd|national|american|international|secretary of state|health department|nielsen norman|employer|tüv|tuv|dekra|bureau veritas|dnv|sgs|bsi)\b/i;
const nameContinues =
  /^(?:associate|professional|foundation|foundational|practitioner|expert|level|class|specialty|universal|type|state of|[A-Z]{2}$|advanced|provider|basic|core|construction|general industry|tester)\b/i;
/** Who grants licences, behind a sign that separates more than a comma does. */
const grantor = /^(?:state|province|commonwealth|city|government) of\b/i;
/**
 * What a register or a body of peers grants: who keeps the register belongs to the name, as a licence of another state
 * is another licence.
 */
const ofRegister =
  /^(?:associate|fellow|member)\b|\b(?:licen[cs]e[ds]?|permit|registered|registration|chartered|admitted|sworn|notary|court)\b/i;

/** A body that does not say of which state it is names no other licence. */
const anyState = /^(?:the )?state (?:board|department|bar)\b/i;

/** The noun of a body that issues certificates, at the end of its name or before what it is for. */
const body =
  /\b(?:institut\p{L}{0,3}|association|board|council|society|universit\p{L}{1,2}|college|school|academy|foundation|federation|chamber|commission|agency|authority|ministry|cent(?:er|re)|program(?:me)?|services|red cross|tüv)$|^(?:institute|university|college|board|society|council|association|academy|chamber|department|ministry|state board|(?:state|province|city|government|commonwealth) of|tüv|dekra|bureau veritas|dnv|sgs|bsi)\b/iu;

const isEndingBody = (text: string): boolean =>
  body.test(text) && !ofRegister.test(text) && !/\bcertifi|[,|(]|\s[–—-]\s/i.test(text);

/** The noun of a body in the middle of its name: `Utah Board of Licensed Surveyors`. */
const bodyOf =
  /\b(?:institute|institution|association|board|council|society|college|school|academy|chamber|commission|department|ministry|register|registry|bureau|office|division) (?:of|for|on)\b/i;

/** Whether the whole of a text is the name of a body that issues certificates. */
export const isBody = (text: string): boolean =>
  isEndingBody(text) ||
  (bodyOf.test(text) && !/\bcertificat|^(?:associate|fellow|member)\b|[,|(]|\s[–—-]\s/i.test(text));

/** Whether a text names who issues certificates. */
export const isIssuer = (text: string): boolean =>
  issuingBodies.has(text) || issuerWords.test(text) || issuerPrefix.test(text) || /^[A-Z]{2,8}$/.test(text);

/** Whether a text is only the number, the place or the day of a certificate. */
export function isCertificateDetail(text: string): boolean {
  const rest = trimSeparators(withoutDates(text).text.replace(certificateNumber, ''));
  if (bareNumber.test(rest)) return true;
  return rest.length < 3 || isState(rest) || isPlace(rest) || /^state of\b/i.test(rest);
}

/** Takes the dates out of a text, with the words that lead to them. */
export function withoutDates(source: string): { text: string; date: string } {
  let text = source;
  let date = '';
  for (const range of findDates(source).toReversed()) {
    date = range.from || (range.to === 'present' ? '' : range.to) || date;
    text = `${text.slice(0, range.start).replace(dateLead, '')}${text.slice(range.end)}`;
  }
  return { text: text.replace(/\(\s*\)/g, '').replace(state, ''), date };
}

const issuerSeparator = /\s*[|•·]\s*|\s+[-–—]\s+|,\s+|\s{2,}|\s+\((?=issued)/g;

/** The end of a certificate's own name: `Food Handler Card`, `Registered Nurse (RN) License`. */
const nameEnd =
  /\b(?:certification|certificate|certified|licen[cs]e|card|admission|credential|endorsement|public|associate|professional|belt)\b(?:\s*\([^)]{1,20}\))?\s+(?=\p{Lu})/giu;

const endsAsName =
  /\b(?:certification|certificate|certified|licen[cs]e|card|credential|diploma|award|permit|practitioner|foundation|specialist)$/i;

/** What is no name of a certificate by itself: a level, or words that lead to whose it is. */
const noName =
  /^(?:level|grade|tier|stage|step|band) \S+$|(?:^|\s)(?:of|in|for|by|from|with|the|and|&|on|to|at)$|[-–—/(&]$/i;
/** No body's name has more words. */
const longestBody = 5;

/** `PRINCE2 Practitioner PeopleCert`: a known body ends the entry, with nothing but a space before it. */
function splitKnownBody(text: string): { name: string; issuer: string } | null {
  const words = text.split(' ');
  for (let count = Math.min(longestBody, words.length - 1); count >= 1; count--) {
    const issuer = words.slice(-count).join(' ');
    const name = words.slice(0, -count).join(' ');
    if (!issuingBodies.has(issuer) || noName.test(name)) continue;
    const known = findCertifications(text);
    const isOwn = known.some(({ start, end }) => start < name.length && end > name.length);
    const isNamed = findCertifications(name).length > 0 || endsAsName.test(name);
    // Who makes a tool may end the name of a course about it: `Advanced Docker`.
    const isTool = lookUpSkill(issuer) !== undefined;
    const isAlone = words.length - count < 2 && !isNamed;
    return isOwn || isAlone || (isTool && !isNamed) || ofRegister.test(name) ? null : { name, issuer };
  }
  return null;
}

/** `CCRN American Association of Critical-Care Nurses`: a name and who issued it, with nothing but a space between them. */
function splitUnseparated(text: string): { name: string; issuer: string } | null {
  const known = findCertifications(text)[0];
  const cuts = [...text.matchAll(nameEnd)].map((match) => match.index + match[0].length);
  if (known?.start === 0)
    cuts.push(known.end + (/^\)?(?:\s*\([^)]{1,20}\))?\s+/.exec(text.slice(known.end))?.[0].length ?? 0));
  for (const cut of cuts.sort((a, b) => b - a)) {
    const [name, issuer] = [text.slice(0, cut).trim(), text.slice(cut).trim()];
    if (cut >= text.length || name.length < 3 || !/^\p{Lu}/u.test(issuer) || nameContinues.test(issuer)) continue;
    if (/^board[- ]certified$/i.test(name)) continue;
    if (findCertifications(issuer).length > 0 || issuer.search(nameEnd) >= 0) continue;
    const isRepeated = text.startsWith(issuer);
    if (isRepeated || issuerWords.test(issuer) || /^[A-Z]{2,6}$/.test(issuer)) return { name, issuer };
  }
  return null;
}

/** What may stand behind a name for who issued it. */
const tail = /^(.{3,}?)(?:,\s+([^,()]{2,80})|\s+\(([^()]{2,80})\))$/;
const firstWord = (text: string): string => text.split(/[ ,]/)[0] ?? '';

/** Whether an entry ends with a comma or brackets and the name of a body, or with the first word of its name again. */
function endsWithBody(entry: string): boolean {
  const [, name = '', behindComma, inBrackets] = tail.exec(bareText(withoutDates(entry).text)) ?? [];
  const last = behindComma ?? inBrackets ?? '';
  const isRepeated = last !== '' && firstWord(last) === firstWord(name) && firstWord(name).length >= 4;
  return isEndingBody(last) || isRepeated || (behindComma !== undefined && /^[A-Z]{3,8}$/.test(last));
}

/** Whether most entries of a list end with who issued them, as those of a form or a template do. */
export function areIssued(entries: readonly string[]): boolean {
  const count = entries.filter(endsWithBody).length;
  return count >= 2 && count * 2 >= entries.length;
}

/** How surely a text is the name of a well-known firm. */
const knownFirm = 0.9;

/** Whether what stands behind a comma is part of the name: a level, a field, a state, or who keeps the register. */
function belongsToName(name: string, rest: string, isIssued: boolean): boolean {
  if (isIssued) return !/^\p{Lu}/u.test(rest) || (isPlace(rest) && !body.test(rest));
  if (isState(rest) || isPlace(rest) || /^state of\b/i.test(rest)) return true;
  if (ofRegister.test(name) && !anyState.test(rest)) return true;
  if (firstWord(rest) === firstWord(name)) return false;
  const [, letters, country] = /^([A-Z][A-Z&.-]{1,7})(?: (.+))?$/.exec(rest) ?? [];
  const isShort = letters !== undefined && (country === undefined || isPlace(country));
  return !isIssuer(rest) && !isShort && companyScore(rest) < knownFirm;
}

/** Cuts brackets with an issuer off, where the other entries end with theirs: `Paralegal Certificate (Hill College)`. */
function splitBrackets(text: string): { name: string; issuer: string } | null {
  const [, name = '', , inBrackets = ''] = tail.exec(text) ?? [];
  return inBrackets !== '' && endsWithBody(text) ? { name, issuer: inBrackets } : null;
}

const smallWord = /^(?:of|and|in|for|the|to|with|a|an|&)$/i;

/** Whether words tell what the capitals before them stand for: `CNA – Certified Nursing Assistant`. */
function spellsOut(letters: string, words: string): boolean {
  if (!/^[A-Z]{2,8}$/.test(letters)) return false;
  const initials = words
    .split(/[\s-]+/)
    .filter((word) => !smallWord.test(word))
    .map((word) => word.slice(0, 1).toUpperCase());
  return initials.join('') === letters;
}

/** Cuts the issuer off: the part behind a dash, comma or bar that is no part of the name. */
function splitIssuer(text: string, isIssued: boolean): { name: string; issuer: string } {
  const known = findCertifications(text)[0];
  const cuts = [...text.matchAll(issuerSeparator)].reverse();
  let fallback: { name: string; issuer: string } | null = null;
  let isWhole = false;
  for (const cut of cuts) {
    const name = text.slice(0, cut.index);
    const rest = text.slice(cut.index + cut[0].length);
    const issuer = rest.replace(issuerPrefix, '').replace(/\)$/, '');
    const coversRest =
      known !== undefined &&
      known.end > cut.index + cut[0].length &&
      known.end <= text.length &&
      known.start < cut.index;
    if (bareNumber.test(rest)) return splitIssuer(name, isIssued);
    if (spellsOut(name, rest)) {
      isWhole = true;
      continue;
    }
    const isGrantedBy = !cut[0].startsWith(',') && grantor.test(rest);
    const goesOn = nameContinues.test(rest) && !(isIssued && body.test(rest)) && !isGrantedBy;
    if (name.length < 3 || goesOn || coversRest || /^\W*$/.test(issuer)) continue;
    if (cut[0].startsWith(',') && !issuerPrefix.test(rest) && belongsToName(name, rest, isIssued)) {
      isWhole = true;
      continue;
    }
    const isAcronym = /^[A-Z][A-Z&.-]{1,7}$/.test(issuer);
    if (issuerPrefix.test(rest) || isGrantedBy || issuerWords.test(issuer) || isAcronym) return { name, issuer };
    if (issuer.split(' ').length <= 5) fallback = { name, issuer };
  }
  return fallback ?? (isWhole ? null : (splitUnseparated(text) ?? splitKnownBody(text))) ?? { name: text, issuer: '' };
}

const leadWords = /^(?:certification:|certificate:|license:|name:)\s+/i;

/** `Certified in First Aid`: the words say that it is held, where what follows is a name by itself. */
function withoutLead(text: string): string {
  const bare = text.replace(leadWords, '');
  const held = /^certified in\s+/i.exec(bare)?.[0].length ?? 0;
  return held > 0 && findCertifications(bare.slice(held))[0]?.start === 0 ? bare.slice(held) : bare;
}

/** No entry of a list of certificates is longer. */
const longestEntry = 300;

const bareText = (text: string): string =>
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

/** A text without the bracket at its end that nothing opens: a date has stood in it. */
const withoutStray = (text: string): string =>
  text.trimEnd().endsWith(')') && !text.includes('(') ? text.trimEnd().slice(0, -1) : text;

/**
 * Reads the name of a certificate, who issued it and when out of one entry of a list.
 * @param isIssued The entries of the list end with who issued them.
 */
export function readCertificateText(entry: string, isIssued: boolean): CertificateText {
  if (entry.length > longestEntry) return { name: '', issuer: '', date: '' };
  const { text, date } = withoutDates(entry);
  const bare = bareText(text);
  const { name, issuer } = (isIssued ? splitBrackets(bare) : null) ?? splitIssuer(bare, isIssued);
  return { name: trimSeparators(name.replace(/\s*\(\s*$/, '')).replace(/\.$/, ''), issuer, date };
}
