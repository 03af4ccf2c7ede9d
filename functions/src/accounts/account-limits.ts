import { resetLockSeconds } from '@portal/domain/constants/session';
import { sessionTexts } from '@portal/domain/texts/session';

/** Rate limits of account calls, by email or by client IP. */
export const accountLimits = {
  /** One mail of a kind per email and minute. */
  resetMail: { name: 'resetMail', max: 1, windowSeconds: resetLockSeconds, userMessage: sessionTexts.resetAlreadySent },
  verificationMail: {
    name: 'verificationMail',
    max: 1,
    windowSeconds: resetLockSeconds,
    userMessage: sessionTexts.emailAlreadySent,
  },
  /** Verification mails to one mailbox, which any user can claim as theirs. */
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
  /** Reset mails to one mailbox, requested without a session. */
  resetMailsOfHour: { name: 'resetMailsOfHour', max: 5, windowSeconds: 60 * 60 },
  resetMailsOfDay: { name: 'resetMailsOfDay', max: 10, windowSeconds: 24 * 60 * 60 },
  /** Reset mails requested by one client IP. */
  resetsOfVisitor: { name: 'resetsOfVisitor', max: 30, windowSeconds: 15 * 60 },
  /** Codes of mails and invitations tried by one client IP. */
  codesOfVisitor: { name: 'codesOfVisitor', max: 60, windowSeconds: 60 },
  /** Checks of a user whether the email is verified. */
  verifications: { name: 'verifications', max: 60, windowSeconds: 60 },
  /** Changes of a login email. */
  emailChanges: { name: 'emailChanges', max: 5, windowSeconds: 60 * 60 },
} as const;
