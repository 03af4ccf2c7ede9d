/** Notes with several editors. */
export const notesTexts = {
  isChanging: (name: string) => `${name || 'Somebody'} is changing this`,
  conflict: (label: string) =>
    `${label} were changed by someone else while you wrote. Nothing is lost: choose what stays.`,
  mine: 'Your text',
  theirs: 'Their text',
  keepMine: 'Keep mine',
  keepTheirs: 'Keep theirs',
  mergeBoth: 'Merge both',
  merged: 'Both texts merged by paragraph. Nothing is saved yet.',
  mergedWithBoth:
    'Both texts merged by paragraph. Where both of you changed the same paragraph, both versions stay. Nothing is saved yet.',
  mergedText: 'Merged text',
  saveMerged: 'Save the merged text',
  backToBoth: 'Back to both texts',
  mergeFailed: 'The texts could not be merged. Please try again.',
  empty: '(empty)',
  recruiterHint:
    'Viewers of the public resume page see these notes, unless it shows a profile, which has notes of its own.',
  internalHint: 'For your team only.',
} as const;
