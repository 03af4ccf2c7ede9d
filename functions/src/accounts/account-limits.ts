import { resetLockSeconds } from '@portal/domain/constants/session';
import { sessionTexts } from '@portal/domain/texts/session';

/** What people may do how often about an account; by its address or by theirs. */
export const accountLimits = {
  /** One mail of a kind to an address in a minute. */
  resetMail: { name: 'resetMail', max: 1, windowSeconds: resetLockSeconds, userMessage: sessionTexts.resetAlreadySent },
  verificationMail: {
    name: 'verificationMail',
    max: 1,
    windowSeconds: resetLockSeconds,
    userMessage: sessionTexts.emailAlreadySent,
  },
  /** Verification mails to one mailbox: anybody can say that it is theirs. */
  verificationMailsOfDay: { name: 'verificationMailsOfDay', max: 20, windowSeconds: 24 * 60 * 60 },
  signInMail: {
    name: 'signInMail',
    max: 1,
    windowSeconds: resetLockSeconds,
    userMessage: sessionTexts.emailAlreadySent,
  },
  createPasswordMail: {
    name: 'createPasswordMail',
    max: 1,
    windowSeconds: resetLockSeconds,
    userMessage: sessionTexts.emailAlreadySent,
  },
  /** Reset mails to one mailbox that people without a session ask for. */
  resetMailsOfHour: { name: 'resetMailsOfHour', max: 5, windowSeconds: 60 * 60 },
  resetMailsOfDay: { name: 'resetMailsOfDay', max: 10, windowSeconds: 24 * 60 * 60 },
  /** Reset mails that one address of the net asks for. */
  resetsOfVisitor: { name: 'resetsOfVisitor', max: 30, windowSeconds: 15 * 60 },
  /** Codes of mails and invitations that one address of the net tries. */
  codesOfVisitor: { name: 'codesOfVisitor', max: 60, windowSeconds: 60 },
  /** Times that a person asks whether the address is verified by now. */
  verifications: { name: 'verifications', max: 60, windowSeconds: 60 },
  /** Changes of a login email. */
  emailChanges: { name: 'emailChanges', max: 5, windowSeconds: 60 * 60 },
} as const;
