import { string } from 'yup';
import { maxPasswordLength } from '../constants/password';
import { email } from '../fields/email';
import { record } from '../fields/model';
import { password } from '../fields/password';
import { inviteSchema, type Invite } from '../invites/invite';
import { formTexts } from '../texts/form';
import { get, post } from './endpoint';

/** The payload of the solved challenge (ALTCHA, base64 JSON); `''` where none was asked for. */
const captcha = () => string().max(4_000).default('');
const requiredEmail = () => email().required(formTexts.required);
/** A password as somebody typed it to prove who they are: no rule but a bound, old passwords stay valid. */
const typedPassword = () => string().max(maxPasswordLength).required(formTexts.required);
/** The one-time code of a mailed link (Firebase Authentication `oobCode`). */
const oneTimeCode = () => string().max(2_000).required();

/** Where a mailed link leads when it has done its work (Firebase Authentication, ActionCodeSettings). */
const actionCodeSettings = record({ url: string().max(2_000).default('') });

/**
 * Signing in and what belongs to one's own account, part of the app API (000 §2, §4, §7). Calls marked public are made
 * by people who are not signed in; `signedIn` ones by people whose email may not be verified yet.
 */
export const authenticationApi = {
  /** Public. A challenge for the captcha widget, as ALTCHA defines it. */
  captchaChallenge: get('/captchaChallenge', record({})).answers<Record<string, unknown>>(),

  /**
   * Public. Signs in by password and answers a custom token. Failures are counted for account and address: the fifth
   * answers `locked` with the seconds to wait, afterwards `captcha` must hold a solution.
   */
  signInWithPassword: post(
    '/signInWithPassword',
    record({ email: requiredEmail(), password: typedPassword(), captcha: captcha() }),
  ).answers<{ token: string }>(),

  /** Public. Mails a link for a new password; the answer is the same whether or not the address is known. */
  sendReset: post('/sendReset', record({ email: requiredEmail(), captcha: captcha() })).answers<{ sent: true }>(),

  /** Public. Sets a new password by the code of a reset mail. */
  confirmReset: post('/confirmReset', record({ code: oneTimeCode(), password: password() })).answers<{
    changed: true;
  }>(),

  /** Mails a link by which its reader signs in without a password. For whoever may edit that person's organization. */
  sendUserEmailLoginLink: post(
    '/sendUserEmailLoginLink',
    record({
      userEmail: requiredEmail(),
      organization: record({
        organizationId: string().max(128).default(''),
        name: string().max(300).default(''),
        logoUrl: string().max(2_000).default(''),
        primaryColor: string().max(40).default(''),
      }),
      actionCodeSettings,
    }),
  ).answers<{ sent: true }>(),

  /** Public with the invitation's code, else for whoever may edit the organization. Mails the link to a password. */
  sendUserCreatePasswordEmail: post(
    '/sendUserCreatePasswordEmail',
    record({
      userEmail: requiredEmail(),
      /** `''` for somebody who belongs to none yet. */
      organizationId: string()
        .matches(/^[\w-]{0,128}$/)
        .default(''),
      actionCodeSettings,
      /** The invitation that the page was opened with. */
      code: string().max(4_000).default(''),
    }),
  ).answers<{ sent: true }>(),

  /** Public. What an invitation's code says; `expired` and `altered` codes are refused with their message. */
  decryptCode: post('/decryptCode', record({ code: string().max(4_000).required() })).answers<Invite>(),

  /** Makes an invitation's code; for whoever may add members to that organization. */
  encryptCode: post('/encryptCode', record({ code: inviteSchema })).answers<{ code: string }>(),

  /** signedIn. Mails the link that verifies the caller's address; within 60 s again: 'Email already sent.' */
  sendEmailVerification: post('/sendEmailVerification', record({})).answers<{ sent: true }>(),

  /** signedIn. Writes down that the auth service has seen the caller's address verified. */
  confirmVerification: post('/confirmVerification', record({})).answers<{ isVerified: boolean }>(),

  /** signedIn. Gives a password to a caller who has none, and ends their sessions (002 §4). */
  setupPassword: post('/setupPassword', record({ password: password() })).answers<{ changed: true }>(),

  /**
   * signedIn. Changes the caller's login email once the password proves who they are; both addresses are told. All
   * sessions end; `token` begins a new one, of an email that has yet to be verified.
   */
  updateEmail: post('/updateEmail', record({ newEmail: requiredEmail(), password: typedPassword() })).answers<{
    email: string;
    token: string;
  }>(),

  /** signedIn. Ends every session of the caller, on all devices. */
  signOutEverywhere: post('/signOutEverywhere', record({})).answers<{ signedOut: true }>(),
} as const;
