/** Viewer and editor of candidate profiles. */
export const profileTexts = {
  generate: 'AI Generate',
  save: 'Save',
  generating: 'Generating AI Section',
  preview: 'AI Preview',
  useContent: 'Use content',
  generatingProfile: 'Generating Profile',
  anonymousName: (name: string) => `${name} (anonymous)`,
  recruiterOnly: 'Recruiters only',
  noFiles: 'No files',
  created: 'Successfully Created Profile',
  notCreated: 'Something happened',
  deleted: 'Successfully deleted the profile',
  notDeleted: 'There was an error deleting this profile.',
  contentSaved: 'Content updated sucessfully',
  contentNotSaved: (reason: string) => `Something wrong happened: ${reason}`,
  labelSaved: (label: string) => `${label} saved`,
  /** For singular labels: the resume. */
  labelWasNotSaved: (label: string) => `${label} was not saved`,
  /** For plural labels: notes. */
  labelWereNotSaved: (label: string) => `${label} were not saved`,
  generationFailed: 'Failed to generate candidate ai section.',
  noResumeText:
    "No resume text available. Please add something to the candidate's resume field in order to format this profile",
  aiOff: 'AI texts are off, for the organization or for this candidate.',
  noJobText:
    "No job text available. Please add something to the job's description field in order to format this profile",
  noDescriptionText:
    "No description text available. Please add something to the candidate's description field in order to format this profile",
  /** A stored text that counts as empty. */
  notAvailable: 'Not available',
} as const;

/** Dialog to choose the file that a profile is built from. */
export const parseFileTexts = {
  title: 'Attachment files',
  files: 'Files',
  useBullhornFields: 'Use Bullhorn Fields',
  useResumeText: 'Use Resume Text',
  noFiles: 'No Files found.',
  loading: 'Loading Profiles',
  creating: 'Creating profile...',
} as const;

/** Files of a candidate: choosing, attaching, deleting. */
export const attachmentTexts = {
  add: 'Add files',
  loading: 'Loading files',
  adding: 'Adding files',
  none: 'No Files found.',
  attached: 'Files attached successfully.',
  noneSelected: 'Please select at least one file.',
  invalidExtension:
    'Invalid file extension. Allowed: .pdf,.doc,.docx,.xls,.xlsx,.ppt,.pptx,.txt,.csv,.jpg,.jpeg,.png,.gif,.webp,.zip,.rar,.mp3,.mp4',
  tooLarge: 'This file exceeds 25Mb. Please choose another file.',
  notDeleted: (file: string) => `Failed to delete ${file}. Please try again.`,
  noDownloadUrl: 'Failed to get file download url',
} as const;

/** Dialogs with the email figures of a contact or lead. */
export const analyticsTexts = {
  contactFailed: 'Could not retrieve contact analytics.',
  leadFailed: 'Could not retrieve lead analytics.',
} as const;

/** The profiles of a candidate or job on their page. */
export const profilePanelTexts = {
  jobProfile: 'Job profile',
  profile: 'Profile',
  name: 'Name',
  numbered: (number: number) => `Profile ${number}`,
  template: 'Template',
  automaticTemplate: 'Default template',
  createHint: 'Builds a profile from a template. You can edit every section afterwards.',
  templateChanged: 'Template changed. Edited sections stayed as they were.',
  shownToViewers: 'Shown to viewers',
  anonymous: 'Anonymous',
  stillNamed:
    'This template leaves out who the candidate is, but the page, its documents and emails still tell. An anonymous copy hides it everywhere.',
  edit: 'Edit',
  done: 'Done',
  edited: 'Edited',
  emptySection: 'Nothing here yet. Viewers do not see empty sections.',
  stop: 'Stop',
  pdf: 'PDF',
  word: 'Word',
  exportPdf: 'Export as PDF',
  exportWord: 'Export as Word document',
  exported: 'Profile exported',
  more: 'More actions',
  select: 'Show to viewers',
  selected: 'Viewers now see this profile',
  newProfile: 'New profile',
  rename: 'Rename profile',
  renamed: 'Profile renamed',
  refresh: 'Refresh from current data',
  refreshed: 'Profile refreshed. Edited sections stayed as they were.',
  anonymize: 'Anonymous copy',
  history: 'History',
  noHistory: 'No earlier versions yet.',
  version: {
    created: (editor: string) => `Created by ${editor || 'a former user'}`,
    written: (editor: string) => `Edited by ${editor || 'a former user'}`,
    rebuilt: (editor: string) => `Updated from the current data and template when ${editor || 'a former user'} used it`,
    restored: (editor: string) => `Earlier version restored by ${editor || 'a former user'}`,
  },
  changedSections: (sections: readonly string[]) =>
    sections.length > 0 ? `Changed: ${sections.join(', ')}` : 'No section changed',
  showVersion: 'Show',
  showVersionOf: (time: string) => `Show the version of ${time}`,
  backToHistory: 'Back to the history',
  versionPreview: 'This version',
  versionChanges: 'What restoring changes',
  noVersionChanges: 'This version shows what the profile shows now.',
  frame: { header: 'Header', footer: 'Footer' },
  willBeRemoved: 'Goes',
  willBeAdded: 'Comes back',
  currentVersion: 'Current version',
  restore: 'Restore',
  restoreOf: (time: string) => `Restore the version of ${time}`,
  restored: 'Version restored',
  delete: 'Delete profile',
  deleteQuestion: (name: string) => `Delete the profile ${name}?`,
  deleteConsequence: 'The profile and its history are deleted.',
  deleteShown: {
    anonymous:
      'Links that clients hold stay anonymous: they show neither name nor resume until you show another anonymous profile.',
    closed: 'Links that clients hold show nothing until you show another profile.',
    resume: 'Links that clients hold show the formatted resume instead.',
  },
  selectFiles: 'Select files',
  selectResumeFile: 'Select a file',
  removeFile: (name: string) => `Remove ${name}`,
  conflict: (name: string) =>
    `${name || 'Somebody'} saved this section while you wrote. Nothing is lost: choose what stays.`,
} as const;

/** Dialog with an AI text. */
export const aiTexts = {
  unsourced: 'Not found in the resume or the data. Check these sentences before you use them.',
  sources: (count: number) => (count === 1 ? 'Source of 1 sentence' : `Sources of ${count} sentences`),
  source: (name: string, quote: string) => `${name}: ${quote}`,
  noSource: 'No source',
  writer: (name: string) => `Written by ${name === 'embedded' ? 'the built-in writer' : name}`,
} as const;
