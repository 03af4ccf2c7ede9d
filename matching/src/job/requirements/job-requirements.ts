import type { ParsedJob } from '@portal/domain/jobs/parsed-job';
import { recordProvenance, type Found, type ProvenanceMap, type Span } from '../../text/span';
import { certificatesIn } from './certificate-requirements';
import { findLanguageRequirements } from './language-requirements';
import { requirementSentences, isRequiredAt, type RequirementSentence } from './requirement-sentences';
import { skillsIn } from './skill-requirements';
import type { JobLine } from '../job-sections';
import { licenseOfProfession } from './licensed-profession';
import { fieldOfJob } from './abbreviations';

/** The skills, certificates and languages a job requires or prefers. */
export type JobRequirements = Pick<ParsedJob, 'skills' | 'certifications' | 'languages'>;

const most = { skills: 300, certifications: 50, languages: 20 };

/** A longer line that contains the title may contain requirements as well. */
const maxWordsOfTitle = 12;

/** What the first lines of a job name. */
interface JobHead {
  title: Found | null;
  /** Empty when they name none. */
  company: string;
}

/** The span of a requirement in a sentence, and its confidence. */
interface Place extends Span {
  confidence: number;
}

/** Requirements of one kind without repetition; required in any sentence means required. */
class RequirementList<T extends { required: boolean }> {
  private readonly byKey = new Map<string, T>();

  /** @param record Stores the span of an item. */
  constructor(private readonly record: (index: number, place: Place) => void = () => undefined) {}

  has(key: string): boolean {
    return this.byKey.has(key);
  }

  add(key: string, value: T, place: Place): void {
    const known = this.byKey.get(key);
    if (known) {
      known.required ||= value.required;
      return;
    }
    this.byKey.set(key, value);
    this.record(this.byKey.size - 1, place);
  }

  first(count: number): T[] {
    return [...this.byKey.values()].slice(0, count);
  }
}

/**
 * Reads skills, certificates and languages, each with whether it is required.
 *
 * @param provenance Receives their spans.
 * @param head What the job's first lines name, which is no requirement.
 */
export function readJobRequirements(
  lines: readonly JobLine[],
  provenance: ProvenanceMap,
  head: JobHead,
): JobRequirements {
  const title = head.title?.value ?? '';
  const asking = lines.filter((line) => !isTitleLine(line, head.title));
  const field = fieldOfJob(
    title,
    asking.map(({ line }) => line.text),
  );
  const record = (pathOf: (index: number) => string) => (index: number, place: Place) => {
    recordProvenance(provenance, pathOf(index), { value: null, ...place });
  };
  const skills = new RequirementList<ParsedJob['skills'][number]>(
    record((index) => `skills.${String(index)}.asWritten`),
  );
  const certifications = new RequirementList<ParsedJob['certifications'][number]>(
    record((index) => `certifications.${String(index)}.name`),
  );
  const languages = new RequirementList<ParsedJob['languages'][number]>();

  for (const sentence of requirementSentences(asking, head.company)) {
    const certificates = certificatesIn(sentence, field);
    for (const { key, name, conceptId, required, isMention, ...place } of certificates)
      if (!isMention || certifications.has(key))
        certifications.add(key, { name, conceptId, required }, inText(sentence, place));
    const spoken = findLanguageRequirements(sentence.text, sentence.isAsking);
    for (const { value, start, end } of spoken) {
      const required = isRequiredAt(sentence, start);
      languages.add(value.name, { name: value.name, code: value.code, required }, { start, end, confidence: 1 });
    }
    for (const { key, name, conceptId, asWritten, required, ...place } of skillsIn(sentence, field, {
      certificates,
      languages: spoken,
      company: head.company,
    }))
      skills.add(key, { name, conceptId, asWritten, required }, inText(sentence, place));
  }
  const license = licenseOfProfession(lines, title);
  if (license && !certifications.has(license.conceptId)) {
    const { conceptId, name, start, end } = license;
    certifications.add(conceptId, { name, conceptId, required: true }, { start, end, confidence: 0.8 });
  }
  return {
    skills: skills.first(most.skills),
    certifications: certifications.first(most.certifications),
    languages: languages.first(most.languages),
  };
}

/** Whether a line is the title line, which contains no requirement. */
const isTitleLine = ({ line }: JobLine, title: Found | null): boolean =>
  title !== null &&
  line.start <= title.end &&
  line.start + line.text.length >= title.start &&
  line.words.length <= maxWordsOfTitle;

/** Maps a span in a sentence to the whole text. */
const inText = (sentence: RequirementSentence, { start, end, confidence }: Place): Place => ({
  start: sentence.start + start,
  end: sentence.start + end,
  confidence,
});
