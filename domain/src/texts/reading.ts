import type { Reading, ReadingGap } from '../resumes/reading';

const missing: Record<ReadingGap, string> = {
  cutOff: 'the end of a long document',
  emptyPage: 'the text of a page',
  brokenWords: 'the spaces between words',
  unassignedText: 'text outside known sections',
  missingPositions: 'positions',
  incompletePositions: 'employers or titles of positions',
};

/** The warning about a resume of which content may be missing. */
export const readingTexts = {
  warning: 'This resume may not have been read completely. Check it',
  scan: 'Read from a scan',
  doubtful: 'Check: read from a scan',
  partialScore: 'Based on a partial reading',
  /** `Possibly missing: positions (2014, 2016), the text of a page`. */
  missing: ({ gaps, years }: Reading): string =>
    `Possibly missing: ${gaps
      .map((gap) => (gap === 'missingPositions' && years.length > 0 ? `positions (${years.join(', ')})` : missing[gap]))
      .join(', ')}`,
} as const;
