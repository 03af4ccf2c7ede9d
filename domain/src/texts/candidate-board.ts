/** The candidates of a job by stage. */
export const boardTexts = {
  view: 'View of the candidates',
  table: 'Table',
  board: 'Board',
  title: 'Candidates by status',
  count: (status: string, count: number) => `${status}, ${count === 1 ? '1 candidate' : `${count} candidates`}`,
  nobody: 'Nobody',
  nobodyAtAll: 'No candidates yet.',
  limited: (count: number) => `The ${count} candidates with the best scores are shown. The table has all.`,
  hint: 'Drag a candidate to another status, or press Move.',
  move: 'Move',
  moveOf: (name: string) => `Move ${name}`,
  moved: (name: string, status: string) => `${name} moved to ${status}`,
} as const;
