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
  subject: 'the subject',
  message: 'the message',
  closesLinks:
    'Viewers get an anonymous profile. Links that they hold never show who the candidate is: showing this profile closes them, and you share a new link.',
  notShared: ({ kind, text, place }: Leak) =>
    `Not shared: “${text}” (${redactionKindTexts[kind].toLowerCase()}) can still be read${place ? ` in ${place}` : ''}.`,
} as const;
