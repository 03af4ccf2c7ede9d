import type { ParsedJob } from '@portal/domain/jobs/parsed-job';
import { recordProvenance, type ProvenanceMap, type Span } from '../../text/span';
import { certificatesIn } from './asked-certificates';
import { findAskedLanguages } from './asked-languages';
import { askedSentences, isRequiredAt, type AskedSentence, type JobHead } from './asked-sentences';
import { skillsIn } from './asked-skills';
import type { JobLine } from '../job-sections';
import { fieldOfJob } from './short-forms';

/** What a job asks a candidate to know and to hold. */
export type JobAsks = Pick<ParsedJob, 'skills' | 'certifications' | 'languages'>;

const most = { skills: 300, certifications: 50, languages: 20 };

/** Where a sentence names something, and how sure that is. */
interface Place extends Span {
  confidence: number;
}

/** What is asked of one kind, each once: what any sentence requires is required. */
class AskedList<T extends { required: boolean }> {
  private readonly byKey = new Map<string, T>();

  /** @param record Keeps where the item of a number stands. */
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
 * Reads skills, certificates and languages with whether each is required.
 *
 * @param provenance Gets where they stand.
 * @param head What the job's first lines name.
 */
export function readJobAsks(lines: readonly JobLine[], provenance: ProvenanceMap, head: JobHead): JobAsks {
  const field = fieldOfJob(
    head.title,
    lines.map(({ line }) => line.text),
  );
  const record = (pathOf: (index: number) => string) => (index: number, place: Place) => {
    recordProvenance(provenance, pathOf(index), { value: null, ...place });
  };
  const skills = new AskedList<ParsedJob['skills'][number]>(record((index) => `skills.${String(index)}.asWritten`));
  const certifications = new AskedList<ParsedJob['certifications'][number]>(
    record((index) => `certifications.${String(index)}.name`),
  );
  const languages = new AskedList<ParsedJob['languages'][number]>();

  for (const sentence of askedSentences(lines, head)) {
    const certificates = certificatesIn(sentence, field);
    for (const { key, name, conceptId, required, isMention, ...place } of certificates)
      if (!isMention || certifications.has(key))
        certifications.add(key, { name, conceptId, required }, inText(sentence, place));
    const spoken = findAskedLanguages(sentence.text, sentence.isAsking);
    for (const { value, start, end } of spoken) {
      const required = isRequiredAt(sentence, start);
      languages.add(value.name, { name: value.name, code: value.code, required }, { start, end, confidence: 1 });
    }
    for (const { key, name, conceptId, asWritten, required, ...place } of skillsIn(sentence, field, {
      certificates,
      languages: spoken,
    }))
      skills.add(key, { name, conceptId, asWritten, required }, inText(sentence, place));
  }
  return {
    skills: skills.first(most.skills),
    certifications: certifications.first(most.certifications),
    languages: languages.first(most.languages),
  };
}

/** The place of a sentence's part in the whole text. */
const inText = (sentence: AskedSentence, { start, end, confidence }: Place): Place => ({
  start: sentence.start + start,
  end: sentence.start + end,
  confidence,
});
