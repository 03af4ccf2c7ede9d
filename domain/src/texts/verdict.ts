/** The sentences that sum up a grade. */
export const verdictTexts = {
  mustHaves: (met: number, asked: number) =>
    met === asked
      ? asked === 1
        ? 'Meets the only must-have.'
        : `Meets all ${asked} must-haves.`
      : `Meets ${met} of ${asked} must-haves.`,
  work: (years: string, title: string) => {
    const parts = [years, title === '' ? '' : `has worked as ${title}`].filter((part) => part !== '');
    const sentence = parts.join(', ');
    return sentence === '' ? '' : `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
  },
} as const;
