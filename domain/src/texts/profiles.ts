/** Viewer and editor of candidate profiles. */
export const profileTexts = {
  generate: 'AI Generate',
  save: 'Save',
  generating: 'Generating AI Section',
  preview: 'AI Preview',
  useContent: 'Use content',
  generatingProfile: 'Generating Profile',
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
