import { findCertifications, issuingBodies } from '../../taxonomy/certifications';
import { lookUpSkill } from '../../taxonomy/skills';
import { issuerWords, nameContinues, ofRegister } from './issuers';

/** The end of a certificate's name: `Food Handler Card`, `Registered Nurse (RN) License`. */
const nameEnd =
  /\b(?:certification|certificate|certified|licen[cs]e|card|admission|credential|endorsement|public|associate|professional|belt)\b(?:\s*\([^)]{1,20}\))?\s+(?=\p{Lu})/giu;

const endsAsName =
  /\b(?:certification|certificate|certified|licen[cs]e|card|credential|diploma|award|permit|practitioner|foundation|specialist)$/i;

/** Texts that are not names of certificates: levels, and words before the holder. */
const noName =
  /^(?:level|grade|tier|stage|step|band) \S+$|(?:^|\s)(?:of|in|for|by|from|with|the|and|&|on|to|at)$|[-–—/(&]$/i;
/** Maximum number of words of an issuer's name. */
const maxBodyLength = 5;

/** `PRINCE2 Practitioner PeopleCert`: a known issuer ends the entry after a space. */
export function splitKnownBody(text: string): { name: string; issuer: string } | null {
  const words = text.split(' ');
  for (let count = Math.min(maxBodyLength, words.length - 1); count >= 1; count--) {
    const issuer = words.slice(-count).join(' ');
    const name = words.slice(0, -count).join(' ');
    if (!issuingBodies.has(issuer) || noName.test(name)) continue;
    const known = findCertifications(text);
    const isOwn = known.some(({ start, end }) => start < name.length && end > name.length);
    const isNamed = findCertifications(name).length > 0 || endsAsName.test(name);
    // The maker of a tool may be the end of a course's name: `Advanced Docker`.
    const isTool = lookUpSkill(issuer) !== undefined;
    const isAlone = words.length - count < 2 && !isNamed;
    return isOwn || isAlone || (isTool && !isNamed) || ofRegister.test(name) ? null : { name, issuer };
  }
  return null;
}

/** `CCRN American Association of Critical-Care Nurses`: a name and its issuer with only a space between them. */
export function splitUnseparated(text: string): { name: string; issuer: string } | null {
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
