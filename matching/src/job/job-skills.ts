import type { ParsedJob } from '@portal/domain/jobs/parsed-job';
import { findCertifications } from '../taxonomy/certifications';
import { findSkills, lookUpSkill } from '../taxonomy/skills';
import { phraseKey } from '../text/normalize';
import { recordProvenance, type ProvenanceMap, type Span } from '../text/span';
import { findAskedLanguages } from './asked-languages';
import type { JobLine } from './job-sections';
import { asksNothing, isEmployerLine } from './not-work';
import { findUnlistedLicences } from './unlisted-licences';
import { fieldOfJob, isOfField } from './short-forms';
import { listedTerms } from './listed-terms';

const optional =
  /\b(?:preferred|nice to have|a plus|is a plus|bonus|desirable|desired|advantage(?:ous)?|ideally|beneficial|an asset|good to have|would be|helpful|(?:experience|background|knowledge|it|also) helps|useful|welcome|handy|great if|von vorteil|w[üu]nschenswert|optional)\b|\b(?:nice|helps|assets?)(?=\s*(?:[.;,!)]|$))/i;
/** `A licence is not needed`, `no experience required`: nobody needs what this part of a sentence names. */
const notNeeded =
  /\b(?:not|isn't|aren't|no longer) (?:strictly |absolutely )?(?:be )?(?:needed|required|necessary|essential|mandatory|expected|a must)\b/iu;
const noneNeeded = /\bno (?:[\p{L}-]+ ){1,4}(?:needed|required|necessary)\b/iu;
const mandatory =
  /\b(?:required|must|mandatory|essential|minimum|at least|need(?:s|ed)? to|necessary|zwingend|erforderlich|obligatoire)\b/i;
/** Words of a sentence whose short forms are certificates. */
const ofCertificates = /\b(?:certif\w*|licen[cs]\w*|regist\w*|qualif\w*|accredit\w*|diploma|member\w*|exam\w*)\b/i;
const sentenceEnd = /(?<=[.;!?])\s+/;

interface Sentence {
  text: string;
  start: number;
  isRequired: boolean;
  /** The last part of an enumeration that alone is wished for: from where on. */
  wishedFrom: number;
  isRelevant: boolean;
  isDuty: boolean;
  /** It stands among what is asked, or says of something that it is asked or wished for. */
  isAsking: boolean;
  /** Text above the first heading, of a job that has no headed requirements below. */
  isAll: boolean;
  isBullet: boolean;
  /** It tells pay, terms or the employer: what it names is no asked skill. */
  asksNothing: boolean;
}

/**
 * Where the wished part of an enumeration begins: in `Class A license, clean record, TWIC a plus` only the last part is
 * wished, in `Nice to have: Go, Rust` and `Go, Rust or C++ is a plus` all of it.
 */
function wishedPart(text: string): number | null {
  const comma = text.lastIndexOf(', ');
  if (comma < 0) return null;
  const [before, last] = [text.slice(0, comma), text.slice(comma + 2)];
  const isLastAlone = optional.test(last) && !optional.test(before) && !/^(?:and|or)\b|\s(?:or|and)\s/i.test(last);
  return isLastAlone ? comma + 2 : null;
}

const address = /\S+@\S+|(?:https?:\/\/|www\.)\S+/gu;
/** Everyday words, which other words may be made of: `cash-balance plan`, `co-management`. */
const everyday = /^\p{Ll}+$/u;

/** Whether a name of a skill means it where it stands: not in an address of mail or of the web, nor within another word. */
function isMeantHere(text: string): (match: Span) => boolean {
  const addresses = [...text.matchAll(address)].map(({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  }));
  return ({ start, end }) => {
    if (addresses.some((other) => other.start <= start && other.end >= end)) return false;
    if (!everyday.test(text.slice(start, end))) return true;
    return !/\p{L}-$/u.test(text.slice(0, start)) && !/^-\p{L}/u.test(text.slice(end));
  };
}

const clause = /[^,;:()]+?(?=\s(?:but|however|as long as|if|when|since|because)\s|[,;:()]|$)/gi;

/** A sentence with blanks for the parts that say of what they name that nobody needs it. */
function withoutUnneeded(text: string): string {
  if (!notNeeded.test(text) && !noneNeeded.test(text)) return text;
  return text.replace(clause, (part) => {
    const none = noneNeeded.exec(part);
    if (none) return part.replace(none[0], ' '.repeat(none[0].length));
    return notNeeded.test(part) && !optional.test(part) ? ' '.repeat(part.length) : part;
  });
}

/** The sentences of a job with whether what they ask is required. */
function sentences(lines: readonly JobLine[], job: Head): Sentence[] {
  const hasRequirements = lines.some(({ section }) => section === 'required' || section === 'preferred');
  return lines.flatMap(({ line, section, isHeading }, index) => {
    if (isHeading) return [];
    let from = 0;
    const isOfHead = section === 'intro' && line.bulletDepth === 0 && isEmployerLine(line.text, index, job.company);
    return line.text.split(sentenceEnd).map((whole) => {
      const start = line.text.indexOf(whole, from);
      from = start + whole.length;
      const text = withoutUnneeded(whole);
      const wished = section === 'preferred' ? null : wishedPart(text);
      const isOptional = (wished === null && optional.test(text)) || (section === 'preferred' && !mandatory.test(text));
      return {
        text,
        start: line.start + start,
        wishedFrom: wished ?? Infinity,
        isAll: section === 'intro' && !hasRequirements,
        isRequired: !isOptional && section !== 'duties' && section !== 'about',
        isRelevant: section !== 'benefits' && section !== 'about' && section !== 'apply',
        isDuty: section === 'duties' || section === 'intro',
        isAsking: section === 'required' || section === 'preferred' || mandatory.test(text) || optional.test(text),
        isBullet: line.bulletDepth > 0 || line.words.length <= 5,
        asksNothing: isOfHead || asksNothing(text, section),
      };
    });
  });
}

const isRequiredAt = ({ isRequired, wishedFrom }: Sentence, at: number): boolean => isRequired && at < wishedFrom;

/** What a job asks a candidate to know and to hold. */
export interface JobAsks {
  skills: ParsedJob['skills'];
  certifications: ParsedJob['certifications'];
  languages: ParsedJob['languages'];
}

/** What the first lines of a job name: they ask for nothing. */
type Head = Pick<ParsedJob, 'title' | 'company'>;

/** Reads skills, certificates and languages with whether each is required; records where they stand. */
export function readJobAsks(lines: readonly JobLine[], provenance: ProvenanceMap, job: Head): JobAsks {
  const field = fieldOfJob(
    job.title,
    lines.map(({ line }) => line.text),
  );
  const skills = new Map<string, ParsedJob['skills'][number]>();
  const certifications = new Map<string, ParsedJob['certifications'][number]>();
  const languages = new Map<string, ParsedJob['languages'][number]>();
  const unknown: Span[] = [];
  for (const sentence of sentences(lines, job)) {
    if (!sentence.isRelevant) continue;
    const written = findCertifications(sentence.text);
    const certified = written.filter(({ value, start, end }) =>
      isOfField(value.label, sentence.text.slice(start, end), field),
    );
    for (const { value, start, end } of certified) {
      const known = certifications.get(value.id);
      if (known) {
        known.required ||= isRequiredAt(sentence, start);
        continue;
      }
      if (
        sentence.isDuty &&
        !sentence.isAll &&
        value.kind === 'certification' &&
        !mandatory.test(sentence.text) &&
        !/certif/i.test(sentence.text)
      )
        continue;
      certifications.set(value.id, {
        name: value.label,
        conceptId: value.id,
        required: isRequiredAt(sentence, start) || (start < sentence.wishedFrom && mandatory.test(sentence.text)),
      });
      recordProvenance(provenance, `certifications.${certifications.size - 1}.name`, {
        value: null,
        start: sentence.start + start,
        end: sentence.start + end,
        confidence: 0.9,
      });
    }
    const ofOtherFields = ofCertificates.test(sentence.text) ? written.filter((one) => !certified.includes(one)) : [];
    const licences = findUnlistedLicences(sentence.text);
    const unlisted = [
      ...licences,
      ...ofOtherFields
        .filter((one) => !licences.some((other) => other.start < one.end && other.end > one.start))
        .map(({ start, end }) => ({ name: sentence.text.slice(start, end), start, end })),
    ];
    for (const { name, start, end } of sentence.isDuty && !sentence.isAll ? [] : unlisted) {
      const isKnown = certified.some((other) => other.start < end && other.end > start);
      const key = phraseKey(name);
      const before = certifications.get(key);
      if (before) before.required ||= isRequiredAt(sentence, start);
      if (isKnown || before) continue;
      certifications.set(key, { name, conceptId: '', required: isRequiredAt(sentence, start) });
      recordProvenance(provenance, `certifications.${certifications.size - 1}.name`, {
        value: null,
        start: sentence.start + start,
        end: sentence.start + end,
        confidence: 0.6,
      });
    }
    const spoken = findAskedLanguages(sentence.text, sentence.isAsking);
    for (const { value, start } of spoken) {
      const known = languages.get(value.name);
      const required = isRequiredAt(sentence, start);
      if (known) known.required ||= required;
      else languages.set(value.name, { name: value.name, code: value.code, required });
    }
    const known = sentence.asksNothing ? [] : findSkills(sentence.text).filter(isMeantHere(sentence.text));
    for (const { text, start, end } of sentence.isDuty || sentence.asksNothing
      ? []
      : listedTerms(sentence.text, sentence.isBullet)) {
      const isKnown =
        known.some((other) => other.start <= start && other.end >= end) ||
        certified.some((other) => other.start < end && other.end > start);
      const isSpoken = spoken.some((other) => other.start < end && other.end > start);
      const key = phraseKey(text);
      if (isKnown || isSpoken || skills.has(key) || lookUpSkill(text) !== undefined) continue;
      skills.set(key, { name: text, conceptId: '', asWritten: text, required: isRequiredAt(sentence, start) });
      unknown.push({ start: sentence.start + start, end: sentence.start + end });
      recordProvenance(provenance, `skills.${skills.size - 1}.asWritten`, {
        value: null,
        start: sentence.start + start,
        end: sentence.start + end,
        confidence: 0.55,
      });
    }
    for (const { concept, start, end } of known) {
      const isInUnknown = unknown.some(
        (other) => other.start <= sentence.start + start && other.end >= sentence.start + end,
      );
      if (isInUnknown) continue;
      if (certified.some((other) => other.start <= start && other.end >= end)) continue;
      const asWritten = sentence.text.slice(start, end);
      const isMeant = isOfField(concept.label, asWritten, field, concept.industry);
      const key = isMeant ? concept.id : phraseKey(asWritten);
      const listed = skills.get(key);
      if (listed) {
        listed.required ||= isRequiredAt(sentence, start);
        continue;
      }
      skills.set(key, {
        name: isMeant ? concept.label : asWritten,
        conceptId: isMeant ? concept.id : '',
        asWritten,
        required: isRequiredAt(sentence, start),
      });
      recordProvenance(provenance, `skills.${skills.size - 1}.asWritten`, {
        value: null,
        start: sentence.start + start,
        end: sentence.start + end,
        confidence: sentence.isDuty ? 0.6 : 0.9,
      });
    }
  }
  return {
    skills: [...skills.values()].slice(0, 300),
    certifications: [...certifications.values()].slice(0, 50),
    languages: [...languages.values()].slice(0, 20),
  };
}
