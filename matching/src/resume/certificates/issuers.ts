import { issuingBodies } from '../../taxonomy/certifications';

/** Words before the issuer of a certificate, as a part of a pattern. */
export const leadsToIssuer = 'issued by|by|from|issuer:?|issuing (?:organization|authority|body):?';
export const issuerPrefix = new RegExp(String.raw`^(?:${leadsToIssuer})\s+`, 'i');
/** Words in issuers' names, and well-known issuers. */
export const issuerWords =
  /\b(?:institute|association|board|council|society|university|college|school|academy|foundation|federation|chamber|coursera|udemy|edx|linkedin learning|pluralsight|microsoft|amazon|google|cisco|comptia|oracle|hubspot|red cross|red crescent|st\.? john(?: ambulance)?|american heart|state (?:of|bar|board|department)|web services|department|nursing council|pmi|scrum alliance|axelos|isaca|aicpa|shrm|hrci|iaap|nate|epa|osha|ase|aws|sfia|asq|nccer|finra|cipd|national|american|international|secretary of state|health department|nielsen norman|employer|tüv|tuv|dekra|bureau veritas|dnv|sgs|bsi)\b/i;
/** Continuations of a certificate's name after a sign: its level, its kind. */
export const nameContinues =
  /^(?:associate|professional|foundation|foundational|practitioner|expert|level|class|specialty|universal|type|state of|[A-Z]{2}$|advanced|provider|basic|core|construction|general industry|tester)\b/i;
/** Licensing authorities after a sign stronger than a comma. */
export const grantor = /^(?:state|province|commonwealth|city|government) of\b/i;
/**
 * Registrations and board certifications: the keeper of the register belongs to the name, because a license of another
 * state is another license.
 */
export const ofRegister =
  /^(?:associate|fellow|member)\b|\b(?:licen[cs]e[ds]?|permit|registered|registration|chartered|admitted|sworn|notary|court)\b/i;

/** A body without the name of its state does not distinguish licenses. */
export const anyState = /^(?:the )?state (?:board|department|bar)\b/i;

/** Nouns of issuing bodies, at the end of the name or before their subject. */
export const bodyNoun =
  /\b(?:institut\p{L}{0,3}|association|board|council|society|universit\p{L}{1,2}|college|school|academy|foundation|federation|chamber|commission|agency|authority|ministry|cent(?:er|re)|program(?:me)?|services|red cross|tüv)$|^(?:institute|university|college|board|society|council|association|academy|chamber|department|ministry|state board|(?:state|province|city|government|commonwealth) of|tüv|dekra|bureau veritas|dnv|sgs|bsi)\b/iu;

/** Whether a text ends or begins like the name of an issuing body. */
export const isEndingBody = (text: string): boolean =>
  bodyNoun.test(text) && !ofRegister.test(text) && !/\bcertifi|[,|(]|\s[–—-]\s/i.test(text);

/** The noun of an issuing body inside its name: `Utah Board of Licensed Surveyors`. */
const bodyOf =
  /\b(?:institute|institution|association|board|council|society|college|school|academy|chamber|commission|department|ministry|register|registry|bureau|office|division) (?:of|for|on)\b/i;

/** Whether the whole text is the name of an issuing body. */
export const isBody = (text: string): boolean =>
  isEndingBody(text) ||
  (bodyOf.test(text) && !/\bcertificat|^(?:associate|fellow|member)\b|[,|(]|\s[–—-]\s/i.test(text));

/** Whether a text names an issuer of certificates. */
export const isIssuer = (text: string): boolean =>
  issuingBodies.has(text) || issuerWords.test(text) || issuerPrefix.test(text) || /^[A-Z]{2,8}$/.test(text);
