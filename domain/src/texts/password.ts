import { passwordSpecialCharacters } from '../constants/password';

/** The page on which an invited user sets a password. */
export const passwordTexts = {
  show: 'Show Password',
  hide: 'Hide Password',
  createAccount: 'Create Account',
  tooShort: 'Password should have at least 8 characters',
  repeated: 'Password should not contain more than two consecutive repeat characters',
  noLowerCase: 'Password should have at least one lower case',
  noUpperCase: 'Password should have at least one upper case',
  noNumber: 'Password should have at least one number',
  noSpecialCharacter: `Password should have at least one special char (${passwordSpecialCharacters})`,
  tooWeak: 'this password is too weak, please try another.',
  notMatching: 'not matching',
  rules: 'Your password needs',
  password: 'Password',
  confirm: 'Confirm password',
  forgot: 'Forgot password',
  home: 'Go home',
  lead: 'Choose a password to finish your account.',
  saved: 'Great! Please log in with your new password.',
  greeting: (name: string) => `Welcome, ${name}`,
  alreadySet: 'You already have a password. If you do not remember it, use forgot password.',
} as const;
