/** Messages of form fields (000 §5, 001 §5). */
export const formTexts = {
  required: 'This field is required',
  tooShort: (n: number) => `Should have atleast ${n} characters`,
  tooLong: (n: number) => `This value should be less than ${n} characters`,
  tooSmall: (n: number) => `This value should be more than ${n}`,
  tooLarge: (n: number) => `This value should be less than ${n}`,
  notAnEmail: (value: string) => `"${value}" is not a valid email.`,
  notAZipCode: (value: string) => `"${value}" is not a valid Zip Code.`,
  markup: 'This field contains text that is not allowed.',
  notANumber: 'Please enter a number.',
  tooFewWords: 'Please paste the whole job description. This text is too short to read a job from.',
  search: 'Search',
  cancel: 'Cancel',
  save: 'Save',
  edit: 'Edit',
  send: 'Send',
  back: 'Back',
  next: 'Next',
  submit: 'Submit',
  /** A closed chip field that holds more than it shows (000 §9). */
  moreChips: (n: number) => `${n} more...`,
} as const;
