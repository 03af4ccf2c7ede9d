/** Correcting a parsed resume. */
export const correctionTexts = {
  notADate: 'Please enter a month such as Mar 2019 or 2019-03, or a year.',
  notInOrder: 'The end lies before the start.',
  notBegun: 'The start lies in the future, but a present position has begun.',
  workNeedsName: 'Please enter a title or a company.',
  educationNeedsName: 'Please enter a school or a degree.',
  notAPhone: 'Please enter a phone number such as +1 617 555 0134.',
  tooMany: 'There are too many corrections for one resume.',
  pleaseCheck: 'Please check',
  looksRight: 'Looks right',
  /** Number of values to review. */
  toCheck: (n: number) => (n === 1 ? '1 value to check' : `${n} values to check`),
  nextToCheck: 'Show next',
  corrected: 'Corrected',
  confirmed: 'Confirmed',
  added: 'Added',
  byAndWhen: (name: string, when: string) => (name ? `${name}, ${when}` : when),
  read: (value: string) => (value ? `The parser read: ${value}` : 'The parser read nothing here.'),
  restore: 'Restore what was read',
  restored: 'Restored',
  saved: 'Saved',
  removed: 'Removed',
  moved: 'Moved',
  add: 'Add',
  edit: 'Edit',
  remove: 'Remove',
  moveUp: 'Move up',
  moveDown: 'Move down',
  moreActions: 'More actions',
  removedEntries: (n: number) => (n === 1 ? '1 removed entry' : `${n} removed entries`),
  putBack: 'Put back',
  present: 'Present',
  done: 'Done',
  keptByParsing: 'What was corrected by hand stays.',
  nothingFound: 'Nothing was found.',
  contact: 'Contact',
  summary: 'Summary',
  dateExample: 'Mar 2019',
} as const;

/** Labels of the correctable fields. */
export const correctableLabels = {
  firstName: 'First name',
  middleName: 'Middle name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  address1: 'Address',
  city: 'City',
  state: 'State',
  zipCode: 'Zip Code',
  country: 'Country',
  links: 'Links',
  objective: 'Summary',
  currentJobTitle: 'Current job title',
} as const;

/** Labels of the lists, and of one entry of each. */
export const listLabels = {
  work: { list: 'Experience', entry: 'position' },
  education: { list: 'Education', entry: 'education' },
  skills: { list: 'Skills', entry: 'skill' },
  certifications: { list: 'Certifications', entry: 'certification' },
  languages: { list: 'Languages', entry: 'language' },
} as const;

/** Labels of the fields of entries. */
export const entryLabels = {
  title: 'Title',
  companyName: 'Company',
  location: 'Location',
  startDate: 'Start',
  endDate: 'End',
  description: 'Description',
  school: 'School',
  degree: 'Degree',
  degreeType: 'Kind of degree',
  major: 'Major',
  gpa: 'GPA',
  name: 'Name',
  issuer: 'Issuer',
  date: 'Date',
  level: 'Level',
} as const;

/** Language levels. */
export const languageLevelNames = {
  '': 'Not stated',
  basic: 'Basic',
  intermediate: 'Intermediate',
  fluent: 'Fluent',
  native: 'Native',
} as const;
