import { parsedResumeSchema } from '@portal/domain/resumes/parsed-resume';
import type { Engine } from '../engine';
import { makeCorpus, type CorpusDocument, type CorpusOptions } from './make-corpus';
import { emptyTallies, parsingFields, scoreParsing, type Mistake, type ParsingField } from './score-parsing';
import { addTally, scoresOf, type Tally } from './tally';

const emptyResume = parsedResumeSchema.getDefault();

/** Counts of a group of documents: of a format, of a layout, of all. */
export interface GroupResult {
  name: string;
  documents: number;
  failures: number;
  exactSkills: number;
  tallies: Record<ParsingField, Tally>;
  /** Milliseconds of each document, reading and parsing. */
  milliseconds: number[];
}

export interface ParsingResult {
  all: GroupResult;
  formats: GroupResult[];
  layouts: GroupResult[];
  mistakes: (Mistake & { document: string })[];
  /** Why documents could not be read. */
  errors: string[];
}

/**
 * Makes a corpus, or takes the given one, has the engine parse it and counts. A document that fails counts as one
 * in which nothing was found.
 */
export async function runParsing(
  engine: Engine,
  options: CorpusOptions,
  corpus: AsyncIterable<CorpusDocument> = makeCorpus(options),
): Promise<ParsingResult> {
  const groups = new Map<string, GroupResult>();
  const groupOf = (name: string): GroupResult => {
    const group = groups.get(name) ?? emptyGroup(name);
    groups.set(name, group);
    return group;
  };
  const mistakes: ParsingResult['mistakes'] = [];
  const errors: string[] = [];
  for await (const { id, format, layout, bytes, fileName, truth } of corpus) {
    const members = [groupOf('all'), groupOf(format), groupOf(`${format} ${layout}`)];
    const began = performance.now();
    const parsed = await engine.parseResume(bytes, fileName, options.today).catch((error: unknown) => {
      errors.push(`${format} ${layout}: ${error instanceof Error ? error.message : String(error)}`);
      return null;
    });
    const elapsed = performance.now() - began;
    const score = scoreParsing(parsed ?? emptyResume, truth);
    mistakes.push(...score.mistakes.map((mistake) => ({ ...mistake, document: `${format} ${layout} ${id}` })));
    for (const group of members) {
      group.documents += 1;
      group.failures += parsed ? 0 : 1;
      group.exactSkills += score.hasExactSkills ? 1 : 0;
      group.milliseconds.push(elapsed);
      for (const field of parsingFields) addTally(group.tallies[field], score.tallies[field]);
    }
  }
  const named = (isWanted: (name: string) => boolean): GroupResult[] =>
    [...groups.values()].filter(({ name }) => isWanted(name));
  return {
    all: groupOf('all'),
    formats: named((name) => name !== 'all' && !name.includes(' ')),
    layouts: named((name) => name.includes(' ')),
    mistakes,
    errors,
  };
}

/** Mean of the F1 of all fields. */
export function macroF1({ tallies }: GroupResult): number {
  return parsingFields.reduce((sum, field) => sum + scoresOf(tallies[field]).f1, 0) / parsingFields.length;
}

function emptyGroup(name: string): GroupResult {
  return { name, documents: 0, failures: 0, exactSkills: 0, milliseconds: [], tallies: emptyTallies() };
}
