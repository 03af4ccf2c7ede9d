/** Links that open only for their recipient. */
export const verifiedTexts = {
  title: 'This page is only for its recipient',
  hint: 'We mail a code to the address that this link was sent to. You enter it once on this device.',
  mailCode: 'Email me a code',
  codeSent: 'A mail with a code is on its way. It can take a minute.',
  code: 'Code from the mail',
  confirm: 'Open page',
  newCode: 'Email me a new code',
  wrongCode: 'This code is wrong or has expired.',
  verifyFirst: 'This page is only for its recipient. Open the link and enter the code from the mail.',
  // Staff
  choice: 'Only these people',
  choiceHint: 'Recipients enter a code from a mail once per device. A forwarded link shows nothing.',
  onlyRecipient: 'Only this person',
  verified: 'verified',
  notVerified: 'not verified',
} as const;

/** The mail with the code. */
export const verifiedMailTexts = {
  subject: (code: string, agency: string) => `${code} is your code for ${agency}`,
  text: (code: string) => `Enter the code ${code} on the page where you asked for it.`,
  validity: 'The code works once, for 15 minutes.',
  ignore:
    'If you did not ask for this, somebody has opened a link that was sent to you. Without the code they see nothing.',
  reason: (agency: string) => `You get this mail because ${agency} has sent you a link that only you can open.`,
} as const;
