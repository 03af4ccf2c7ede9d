/** Notes on a job. The heading is the organization's label. */
export const jobNotesTexts = {
  note: 'Note',
  audience: 'Who reads it',
  internal: 'Internal',
  forClient: 'For the client',
  add: 'Add note',
  remove: 'Remove',
  removeNote: (text: string) => `Remove note: ${text.slice(0, 40)}`,
  added: 'Note added.',
  removed: 'Note removed.',
  none: 'No notes',
} as const;
