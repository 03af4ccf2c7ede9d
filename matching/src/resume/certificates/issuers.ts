import { issuingBodies } from '../../taxonomy/certifications';

/** Words that lead to who issued a certificate, as a part of a pattern. */
export const leadsToIssuer = 'issued by|by|from|issuer:?|issuing (?:organization|authority|body):?';
export const issuerPrefix = new RegExp(String.raw`^(?:${leadsToIssuer})\s+`, 'i');
/** Words that names of issuers have, and issuers by name. */
export const issuerWords =
  /\b(?:institute|association|board|council|society|university|college|school|academy|foundation|federation|chamber|coursera|udemy|edx|linkedin learning|pluralsight|microsoft|amazon|google|cisco|comptia|oracle|hubspot|red cross|red crescent|st\.? john(?: ambulance)?|american heart|state (?:of|bar|board|department)|web services|department|nursing council|pmi|scrum alliance|axelos|isaca|aicpa|shrm|hrci|iaap|nate|epa|osha|ase|aws|sfia|asq|nccer|finra|cipd|national|american|international|secretary of state|health department|nielsen norman|employer|tüv|tuv|dekra|bureau veritas|dnv|sgs|bsi)\b/i;
/** What goes on with the name of a certificate behind a sign: its level, its kind. */
export const nameContinues =
  /^(?:associate|professional|foundation|foundational|practitioner|expert|level|class|specialty|universal|type|state of|[A-Z]{2}$|advanced|provider|basic|core|construction|general industry|tester)\b/i;
/** Who grants licences, behind a sign that separates more than a comma does. */
export const grantor = /^(?:state|province|commonwealth|city|government) of\b/i;
/**
 * What a register or a body of peers grants: who keeps the register belongs to the name, as a licence of another state
 * is another licence.
 */
export const ofRegister =
  /^(?:associate|fellow|member)\b|\b(?:licen[cs]e[ds]?|permit|registered|registration|chartered|admitted|sworn|notary|court)\b/i;

/** A body that does not say of which state it is names no other licence. */
export const anyState = /^(?:the )?state (?:board|department|bar)\b/i;

/** The noun of a body that issues certificates, at the end of its name or before what it is for. */
export const bodyNoun =
  /\b(?:institut\p{L}{0,3}|association|board|council|society|universit\p{L}{1,2}|college|school|academy|foundation|federation|chamber|commission|agency|authority|ministry|cent(?:er|re)|program(?:me)?|services|red cross|tüv)$|^(?:institute|university|college|board|society|council|association|academy|chamber|department|ministry|state board|(?:state|province|city|government|commonwealth) of|tüv|dekra|bureau veritas|dnv|sgs|bsi)\b/iu;

/** Whether a text ends, or begins, as names of bodies that issue certificates do. */
export const isEndingBody = (text: string): boolean =>
  bodyNoun.test(text) && !ofRegister.test(text) && !/\bcertifi|[,|(]|\s[–—-]\s/i.test(text);

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
