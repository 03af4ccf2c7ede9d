const listed = (names: readonly string[]): string => names.join(', ');

const years = (value: number): string => {
  const months = Math.round(value * 12);
  if (months < 12) return months === 1 ? '1 month' : `${months} months`;
  const rounded = Math.round(value * 10) / 10;
  return rounded === 1 ? '1 year' : `${rounded} years`;
};

/** Reasons of the adjustments of a grade. */
export const adjustmentTexts = {
  mustHaves: (missing: readonly string[], unclear: readonly string[]) =>
    [
      ...(missing.length > 0 ? [`Missing: ${listed(missing)}.`] : []),
      ...(unclear.length > 0 ? [`Unclear: ${listed(unclear)}.`] : []),
    ].join(' '),
  levelAbove: 'The last positions are above the level of this role.',
  levelBelow: 'The last positions are below the level of this role.',
  shortPractice: (same: number, similar: number) =>
    [
      same * 12 < 0.5 ? 'No time in this work is stated' : `Only ${years(same)} in this work`,
      ...(similar * 12 < 0.5 ? [] : [`${years(similar)} in similar work`]),
    ].join(', ') + '.',
  otherField: (title: string) => `Most of the experience is in another field, last as ${title}.`,
  partlyClose: 'Titles and work are only partly close to this job.',
  noWork: 'No position in this field is stated.',
  unused: (year: string) =>
    year === ''
      ? 'The position closest to this job was long ago.'
      : `The position closest to this job ended in ${year}.`,
  closestEnded: (title: string, year: string) =>
    title === '' || year === ''
      ? 'Later positions are further from this job.'
      : `The position closest to this job, ${title}, ended in ${year}.`,
  earlierSkills: 'Not all of the skills are shown in the latest positions.',
  keywordStuffing: 'Lists name skills that no described work supports.',
  copied: 'Parts of the resume repeat the text of the job.',
} as const;
