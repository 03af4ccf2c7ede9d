/** Actions on several selected candidates. */
export const bulkTexts = {
  actions: (count: number) => (count === 1 ? 'Actions for 1 candidate' : `Actions for ${count} candidates`),
  status: 'Change status',
  tearsheet: 'Add to tearsheet',
  remove: 'Remove',
  chooseFewer: (max: number) => `At most ${max} candidates can be selected.`,
  progress: (done: number, all: number) => `${done} of ${all}`,
  changed: (count: number) => (count === 1 ? 'Status of 1 candidate changed' : `Status of ${count} candidates changed`),
  removed: (count: number) => (count === 1 ? '1 candidate removed' : `${count} candidates removed`),
  failed: (names: readonly string[]) => `Not changed: ${names.join(', ')}. Try again.`,
  notRestored: (names: readonly string[]) => `Not restored: ${names.join(', ')}. Try again.`,
  noTearsheets: 'You have no portal tearsheets yet.',
  toTearsheets: 'Go to tearsheets',
  chooseTearsheet: 'Tearsheet',
  add: 'Add',
  close: 'Close',
} as const;

/** Most candidates that are selected at once. */
export const maxSelected = 50;
