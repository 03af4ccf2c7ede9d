/** A licence or registration that a job asks and no list of ours knows. */
export interface UnlistedLicence {
  name: string;
  start: number;
  end: number;
}

const body = '[A-Z][\\w&]*(?: (?:of|for|and|the|&|[A-Z][\\w&]*)){0,5}';
const patterns: readonly RegExp[] = [
  /** `AHPRA registration`, `HCPC registered`. */
  /\b[A-Z]{3,8} (?:registration|registered|registrant|licen[cs]e|accreditation)\b/g,
  /** `registered with Social Work England`. */
  new RegExp(`\\b[Rr]egist(?:ered|ration) with (?:the )?${body}`, 'g'),
  /** `State Class II wastewater license`. */
  /\b(?:[A-Za-z][a-z]+ |[Cc]lass [A-Z\d]{1,3} |[Ll]evel [A-Z\d]{1,3} ){1,4}licen[cs]e\b/g,
];

/** Words before `license` that name no kind of it. */
const noKind =
  /^(?:(?:an?|the|your|our|state|valid|active|current|clean|full|professional|required|relevant|appropriate|hold|holds|have|with|must|and|or|of|in|for|no|any|that|is|software|business|site|open|good|standing)\s+)*licen[cs]e$/i;
const notWanted = /\b(?:software|open|site|agreements?|driv\w+|business|product|patents?|music|brand)\b/i;

/** Licences that a sentence asks by names which the lists do not have. */
export function findUnlistedLicences(sentence: string): UnlistedLicence[] {
  const found: UnlistedLicence[] = [];
  for (const pattern of patterns) {
    for (const match of sentence.slice(0, 1500).matchAll(pattern)) {
      const [name] = match;
      const [start, end] = [match.index, match.index + name.length];
      if (noKind.test(name) || notWanted.test(name)) continue;
      if (found.every((other) => other.end <= start || other.start >= end)) found.push({ name, start, end });
    }
  }
  return found;
}
