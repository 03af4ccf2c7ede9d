import type { AiKind, TracedSentence } from '@portal/domain/contracts/profiles-api';
import { sentencesOf, type SourceLine } from '@portal/domain/profiles/trace-text';
import { foldText } from '@portal/domain/search/fold';
import type { Writer, WrittenText } from './writer';

/** How many lines each kind of text takes from the source, and whether it is a list. */
const shapes: Readonly<Record<AiKind, { lines: number; isList: boolean }>> = {
  recruiterNotes: { lines: 3, isList: true },
  recruiterNotesSm: { lines: 3, isList: true },
  resume: { lines: 40, isList: true },
  aiResumeFormat: { lines: 40, isList: true },
  aiSummarySm: { lines: 2, isList: false },
  aiSummarySubmission: { lines: 3, isList: false },
  aiSummaryJob: { lines: 4, isList: false },
  aiSummaryPublishedJobDescription: { lines: 12, isList: true },
};

const minLineLength = 25;
const maxLineLength = 320;
/** Words of a line that counts as a sentence without a full stop. */
const minWords = 5;

/**
 * The writer that needs no service. It takes sentences of the source as they are and puts fields into fixed phrases, so
 * that it invents nothing: each sentence names its source.
 */
export function createEmbeddedWriter(): Writer {
  return {
    write: ({ kind, sources, job }) => {
      const { lines, isList } = shapes[kind];
      const sentences = [
        ...sources.filter(({ kind: of }) => of === 'field').map(stated),
        ...bestLines(sources, job, { count: lines, isList }),
      ];
      return Promise.resolve({ sentences, isList, writer: 'embedded', usage: null } satisfies WrittenText);
    },
  };
}

/** A field is a finished phrase already. */
function stated({ name, text }: SourceLine): TracedSentence {
  return { text, source: { kind: 'field', name, quote: text } };
}

/** The lines with most words of the job, those with figures first among equals, in the order of the source. */
function bestLines(
  sources: readonly SourceLine[],
  job: readonly SourceLine[],
  { count, isList }: { count: number; isList: boolean },
): TracedSentence[] {
  const wanted = new Set(job.flatMap(({ text }) => wordsOf(text)));
  return sources
    .filter(({ kind }) => kind === 'line')
    .flatMap((source) =>
      sentencesOf(source.text).map((quote) => ({ text: isList ? quote : asSentence(quote), quote, source })),
    )
    .filter(({ text }) => text.length >= minLineLength && text.length <= maxLineLength)
    .map((one, index) => ({ ...one, index, score: scoreOf(one.text, wanted) }))
    .sort((a, b) => b.score - a.score || a.index - b.index)
    .slice(0, count)
    .sort((a, b) => a.index - b.index)
    .map(({ text, quote, source }) => ({ text, source: { kind: 'line', name: source.name, quote } }));
}

/** A line for a paragraph: with a full stop; `''` for what is no sentence, such as a heading or a row of facts. */
function asSentence(line: string): string {
  if (/[.!?]$/.test(line)) return line;
  const isSentence = /^\p{Lu}/u.test(line) && !/[·|:$]/.test(line) && line.split(/\s+/).length >= minWords;
  return isSentence ? `${line}.` : '';
}

function scoreOf(text: string, wanted: ReadonlySet<string>): number {
  const shared = new Set(wordsOf(text).filter((word) => wanted.has(word))).size;
  return shared + (/\d/.test(text) ? 1 : 0);
}

function wordsOf(text: string): string[] {
  return (foldText(text).match(/[\p{L}]{4,}/gu) ?? []).map(String);
}
