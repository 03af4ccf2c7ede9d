import type { Leak, RedactionKind } from '../redaction/redaction';

/** What a redacted text tells about the candidate. */
export const redactionKindTexts: Readonly<Record<RedactionKind, string>> = {
  person: 'Person',
  employer: 'Employer',
  school: 'School',
  email: 'Email',
  phone: 'Phone',
  link: 'Link',
  address: 'Address',
  picture: 'Picture',
  file: 'File',
  other: 'Added by you',
};

/** Blacking out what identifies a candidate. */
export const redactionTexts = {
  title: 'Anonymous copy',
  listTitle: 'What is blacked out',
  hint: 'Everything that identifies the candidate is black. Switch off what viewers may see, and select or type what else they may not.',
  previewTitle: 'The profile as viewers get it',
  previewHint: 'Select a text to black it out. Yellow texts are shown to viewers.',
  add: 'Black out',
  addSelection: (text: string) => `Black out “${text.length > 40 ? `${text.slice(0, 40)}…` : text}”`,
  addLabel: 'Other text to black out',
  places: (count: number) => (count === 0 ? 'not in this profile' : count === 1 ? '1 place' : `${count} places`),
  absent: (count: number) => `${count} more that this profile does not contain`,
  alsoAs: (forms: readonly string[]) => `also ${forms.join(', ')}`,
  alwaysRemoved: 'Files are never part of an anonymous profile.',
  pictureOf: (number: number) => `Picture ${number}`,
  make: 'Make anonymous copy',
  save: 'Save',
  saved: 'Redactions saved',
  made: 'Anonymous copy made',
  proof: (count: number) =>
    `Checked: none of the ${count} texts on the list can be read in the copy. Each page, document, mail and list is made from it alone.`,
  leaks: (count: number) =>
    count === 1
      ? '1 text can still be read. The copy cannot be shared.'
      : `${count} texts can still be read. The copy cannot be shared.`,
  leak: (text: string, place: string) => (place ? `${text}, in ${place}` : text),
  change: 'Change redactions',
  closeLinksQuestion: (name: string) => `Show ${name} to viewers?`,
  closeLinks: 'Close links and show',
  subject: 'the subject',
  message: 'the message',
  closesLinks:
    'Viewers get an anonymous profile. Links that they hold never show who the candidate is: showing this profile closes them and hides the candidate in Client Connect. Share a new link, or show the candidate there again. Tearsheets that list the candidate stay anonymous.',
  tooMany: (count: number, max: number) =>
    `${count.toLocaleString('en')} texts identify the candidate in this profile; an anonymous copy holds ${max}. Remove sections or shorten the profile first.`,
  place: 'the place',
  participants: 'the participants',
  videoLink: 'the video link',
  note: 'the note',
  /** A text of staff that a client would read. */
  notSent: ({ kind, text, place }: Leak) =>
    `Not sent: the client must not learn who the candidate is, and “${text}” (${redactionKindTexts[kind].toLowerCase()}) is in ${place}.`,
  notShared: ({ kind, text, place }: Leak) =>
    `Not shared: “${text}” (${redactionKindTexts[kind].toLowerCase()}) can still be read${place ? ` in ${place}` : ''}.`,
} as const;
