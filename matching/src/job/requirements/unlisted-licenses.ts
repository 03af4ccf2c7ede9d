import { licenseNames } from '../../taxonomy/license-names';

/** A license or registration that a job requires and no list knows. */
export interface UnlistedLicense {
  name: string;
  start: number;
  end: number;
}

const body = '[A-Z][\\w&]*(?: (?:of|for|and|the|&|[A-Z][\\w&]*)){0,5}';
/** A body's abbreviation in parentheses after its name. */
const inBrackets = '(?: \\([A-Z][A-Za-z]{1,6}[A-Z]\\))?';
/** `Professional Therapist`, `court interpreter`. */
const holder = '[A-Za-z][a-z]+(?: [A-Za-z][a-z]+){0,3}?';
const patterns: readonly RegExp[] = [
  /** `AHPRA registration`, `HCPC registered`. */
  /\b[A-Z]{3,8} (?:registration|registered|registrant|licen[cs]e|accreditation)\b/g,
  /** `A-EMCA certificate`, `certification as ACP`. */
  /\b[A-Z][A-Z-]{2,9} (?:certificate|certification|certified)\b/g,
  /\b[Cc]ertif(?:ied|ication) as (?:an? )?[A-Z]{3,8}\b/g,
  /** `registered with Social Work England`. */
  new RegExp(`\\b[Rr]egist(?:ered|ration) with (?:the )?${body}${inBrackets}`, 'g'),
  /** `registered as Professional Therapist (PrOT) with the SATC`. */
  new RegExp(`\\b[Rr]egist(?:ered|ration) as (?:an? )?${holder}(?: \\([A-Za-z]{2,8}\\))? with (?:the )?${body}`, 'g'),
  /** `certification as a court interpreter`. */
  new RegExp(`\\b[Cc]ertif(?:ied|ication) as (?:an? )${holder}(?= (?:in|by|from|with|for|issued)\\b|[,.;(])`, 'g'),
  /** `EASA Part-66 licence`: a body's name with a kind. */
  /\b[A-Z]{3,8}(?: [A-Z][\w.-]{1,12}){1,2} (?:registration|licen[cs]e|certificate)\b/g,
  /** `State Class II wastewater license`. */
  /\b(?:[A-Za-z][a-z]+ |[Cc]lass [A-Z\d]{1,3} |[Ll]evel [A-Z\d]{1,3} ){1,4}licen[cs]e\b/g,
];

/** Words of the requirement that are not part of the name. */
const asking =
  /^(?:(?:an?|the|your|our|must|need|needs|hold|holds|have|has|possess|obtain|with|and|or|of|in|for|valid|active|current|clean|full|unrestricted|unencumbered|eligible|applicable|required|relevant|appropriate)\s+)+/i;
/** Words before `license` that name no kind. */
const noKind = /^(?:(?:state|professional|no|any|that|is|good|standing)\s+)*licen[cs]e$/i;
const notWanted =
  /\b(?:send|resume|cv|copy|proof|number|software|open|site|agreements?|driv\w+|business|product|patents?|music|brand)\b/i;

/** `a UK licence alone does not suffice`. */
const notEnough = /^ (?:alone )?(?:(?:is|are|does|do|will) not|isn't|doesn't|won't)\b/i;

/** Licenses that a sentence requires under names that no list has. */
export function findUnlistedLicenses(sentence: string): UnlistedLicense[] {
  const found: UnlistedLicense[] = [];
  for (const pattern of patterns) {
    for (const match of sentence.slice(0, 1500).matchAll(pattern)) {
      const asked = asking.exec(match[0])?.[0].length ?? 0;
      const name = match[0].slice(asked);
      const [start, end] = [match.index + asked, match.index + match[0].length];
      if (notEnough.test(sentence.slice(end, end + 30))) continue;
      if (noKind.test(name) || notWanted.test(name) || licenseNames(name) === null) continue;
      if (found.every((other) => other.end <= start || other.start >= end)) found.push({ name, start, end });
    }
  }
  return found;
}
