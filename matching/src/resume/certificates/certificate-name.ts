import { findCertifications } from '../../taxonomy/certifications';
import { companyScore, isPlace } from '../../text/classify';
import { trimSeparators } from '../../text/normalize';
import { isState } from '../../text/place-names';
import { bareNumber, bareText, withoutDates } from './certificate-details';
import { firstWord, splitBrackets } from './issued-entries';
import { splitKnownBody, splitUnseparated } from './issuer-without-sign';
import { anyState, bodyNoun, grantor, isIssuer, issuerPrefix, issuerWords, nameContinues, ofRegister } from './issuers';

/** The parts of a line about a certificate. */
interface CertificateText {
  name: string;
  issuer: string;
  date: string;
}

const issuerSeparator = /\s*[|•·]\s*|\s+[-–—]\s+|,\s+|\s{2,}|\s+\((?=issued)/g;

/** Minimum score of a well-known company. */
const knownFirm = 0.9;

/** Whether the text after a comma belongs to the name: a level, a field, a state, or the keeper of a register. */
function belongsToName(name: string, rest: string, isIssued: boolean): boolean {
  if (isIssued) return !/^\p{Lu}/u.test(rest) || (isPlace(rest) && !bodyNoun.test(rest));
  if (isState(rest) || isPlace(rest) || /^state of\b/i.test(rest)) return true;
  if (ofRegister.test(name) && !anyState.test(rest)) return true;
  if (firstWord(rest) === firstWord(name)) return false;
  const [, letters, country] = /^([A-Z][A-Z&.-]{1,7})(?: (.+))?$/.exec(rest) ?? [];
  const isShort = letters !== undefined && (country === undefined || isPlace(country));
  return !isIssuer(rest) && !isShort && companyScore(rest) < knownFirm;
}

const smallWord = /^(?:of|and|in|for|the|to|with|a|an|&)$/i;

/** Whether words spell out the capitals before them: `CNA – Certified Nursing Assistant`. */
function spellsOut(letters: string, words: string): boolean {
  if (!/^[A-Z]{2,8}$/.test(letters)) return false;
  const initials = words
    .split(/[\s-]+/)
    .filter((word) => !smallWord.test(word))
    .map((word) => word.slice(0, 1).toUpperCase());
  return initials.join('') === letters;
}

/** Splits off the issuer: the part after a dash, comma or bar that does not belong to the name. */
function splitIssuer(text: string, isIssued: boolean): { name: string; issuer: string } {
  const known = findCertifications(text)[0];
  const cuts = [...text.matchAll(issuerSeparator)].reverse();
  let fallback: { name: string; issuer: string } | null = null;
  let isWhole = false;
  for (const cut of cuts) {
    const name = text.slice(0, cut.index);
    const rest = text.slice(cut.index + cut[0].length);
    const stated = rest.replace(issuerPrefix, '');
    const issuer = stated.includes('(') ? stated : stated.replace(/\)$/, '');
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
    const goesOn = nameContinues.test(rest) && !(isIssued && bodyNoun.test(rest)) && !isGrantedBy;
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

/** Maximum length of an entry. */
const maxEntryLength = 300;

/**
 * Reads name, issuer and date from an entry of a list of certificates.
 * @param isIssued The entries of the list end with their issuers.
 */
export function readCertificateText(entry: string, isIssued: boolean): CertificateText {
  if (entry.length > maxEntryLength) return { name: '', issuer: '', date: '' };
  const { text, date } = withoutDates(entry);
  const bare = bareText(text);
  const { name, issuer } = (isIssued ? splitBrackets(bare) : null) ?? splitIssuer(bare, isIssued);
  return { name: trimSeparators(name.replace(/\s*\(\s*$/, '')).replace(/\.$/, ''), issuer, date };
}
