import { resetLockSeconds } from '@portal/domain/constants/session';
import { sessionTexts } from '@portal/domain/texts/session';

const minute = 60;

/** Limits of signing in to Client Connect, by email or by client IP. */
export const clientLimits = {
  /** One mail per email and minute. */
  codeMail: {
    name: 'clientCodeMail',
    max: 1,
    windowSeconds: resetLockSeconds,
    userMessage: sessionTexts.emailAlreadySent,
  },
  codeMailsOfHour: { name: 'clientCodeMailsOfHour', max: 6, windowSeconds: 60 * minute },
  /** Requests of one client IP: a few are free, then each needs a captcha, and there is an end. */
  freeRequests: { name: 'clientFreeRequests', max: 3, windowSeconds: 15 * minute },
  requests: { name: 'clientRequests', max: 30, windowSeconds: 15 * minute },
  /** Guesses of one code, and of all codes of an email. */
  guesses: { name: 'clientCodeGuesses', max: 5, windowSeconds: 15 * minute },
  guessesOfEmail: { name: 'clientCodeGuessesOfEmail', max: 30, windowSeconds: 24 * 60 * minute },
  /** Links tried by one client IP. */
  links: { name: 'clientLinks', max: 60, windowSeconds: minute },
} as const;
