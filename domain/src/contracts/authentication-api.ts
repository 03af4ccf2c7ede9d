import { string } from 'yup';
import type { LinkData } from '../contacts/gate';
import { maxPasswordLength } from '../constants/password';
import { optionalId } from '../fields/id';
import { email } from '../fields/email';
import { record } from '../fields/model';
import { password } from '../fields/password';
import { inviteSchema, type Invite } from '../invites/invite';
import { formTexts } from '../texts/form';
import { get, post } from './endpoint';
import type { SignInAnswer } from './second-step-api';

/** The payload of the solved challenge (ALTCHA, base64 JSON); `''` when none is required. */
const captcha = () => string().max(4_000).default('');
const requiredEmail = () => email().required(formTexts.required);
/** A password to check. Only its length is limited, since passwords older than today's rules stay valid. */
const typedPassword = () => string().max(maxPasswordLength).required(formTexts.required);
/** The one-time code of a mailed link (Firebase Authentication `oobCode`). */
const oneTimeCode = () => string().max(2_000).required();

/** Where a mailed link leads after it was handled (Firebase Authentication, ActionCodeSettings). */
const actionCodeSettings = record({ url: string().max(2_000).default('') });

/** An invitation; `hasPassword`: the invited member of that organization has created a password. */
type OpenedInvite = Invite & { hasPassword: boolean };

/**
 * Sign-in and the user's own password, email and sessions; part of the app API. `Public` calls need no sign-in,
 * `signedIn` ones accept users whose email is not verified.
 */
export const authenticationApi = {
  /** Public. A challenge for the captcha widget, as ALTCHA defines it. */
  captchaChallenge: get('/captchaChallenge', record({})).answers<Record<string, unknown>>(),

  /**
   * Public. Signs in by password. Failures are counted by user and client IP: the fifth
   * answers `locked` with the seconds to wait; later attempts need a solved `captcha`.
   */
  signInWithPassword: post(
    '/signInWithPassword',
    record({ email: requiredEmail(), password: typedPassword(), captcha: captcha() }),
  ).answers<SignInAnswer>(),

  /** Public. Signs in by the one-time code of a mailed link, for the email that the link was sent to. */
  signInWithLink: post(
    '/signInWithLink',
    record({ email: requiredEmail(), code: oneTimeCode() }),
  ).answers<SignInAnswer>(),

  /**
   * Public. Signs in by the token of the ATS's issuer, in the browser that holds the state of the sign-in. A token that
   * proves nothing must be renewed, for the corporation that it names.
   */
  singleSignOn: post(
    '/singleSignOn',
    record({ token: string().max(8_000).required(), state: string().max(100).required() }),
  ).answers<SignInAnswer | { kind: 'reauthorize'; corporationId: string }>(),

  /** Public. Mails a link for a new password; the answer does not reveal whether the email is known. */
  sendReset: post('/sendReset', record({ email: requiredEmail(), captcha: captcha() })).answers<{ sent: true }>(),

  /** Public. Sets a new password with the code of a reset mail. */
  confirmReset: post('/confirmReset', record({ code: oneTimeCode(), password: password() })).answers<{
    changed: true;
  }>(),

  /** Mails a user a link to sign in without a password. Needs `organization:edit` for the user's organization. */
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

  /** Mails a link to create a password. Public with an invitation's code, else needs `organization:edit`. */
  sendUserCreatePasswordEmail: post(
    '/sendUserCreatePasswordEmail',
    record({
      userEmail: requiredEmail(),
      /** `''` for a user without an organization. */
      organizationId: optionalId(),
      actionCodeSettings,
      /** The code of the invitation. */
      code: string().max(4_000).default(''),
    }),
  ).answers<{ sent: true }>(),

  /**
   * Public. The content of the code of an invitation or of a marketing page's link; expired, ended, revoked and altered codes
   * are refused, those of invitations each with its message. `hasPassword`: the invited member of that organization has
   * created a password.
   */
  decryptCode: post('/decryptCode', record({ code: string().max(4_000).required() })).answers<
    OpenedInvite | LinkData
  >(),

  /** Creates an invitation's code. Needs `teamMember:add`. */
  encryptCode: post('/encryptCode', record({ code: inviteSchema })).answers<{ code: string }>(),

  /** signedIn. Mails the link that verifies the caller's email; again within 60 s answers 'Email already sent.' */
  sendEmailVerification: post('/sendEmailVerification', record({})).answers<{ sent: true }>(),

  /** signedIn. Copies to the user document that the auth service has verified the caller's email. */
  confirmVerification: post('/confirmVerification', record({})).answers<{ isVerified: boolean }>(),

  /** signedIn. Sets the first password of a caller who has none, and ends their sessions. */
  setupPassword: post('/setupPassword', record({ password: password() })).answers<{ changed: true }>(),

  /**
   * signedIn. Changes the caller's login email after checking the password, and notifies both addresses. All sessions
   * end; `token` begins a new one, whose email is not verified yet. `undoCode` takes the change back; it is empty after an
   * email that was not verified.
   */
  updateEmail: post('/updateEmail', record({ newEmail: requiredEmail(), password: typedPassword() })).answers<{
    email: string;
    token: string;
    undoCode: string;
  }>(),

  /**
   * Public. Restores the login email before a change, with the code that the former email was mailed, and ends all
   * sessions. Answers the email.
   */
  undoEmailChange: post('/undoEmailChange', record({ code: string().max(4_000).required() })).answers<{
    email: string;
  }>(),

  /** signedIn. Ends every session of the caller, on all devices. */
  signOutEverywhere: post('/signOutEverywhere', record({})).answers<{ signedOut: true }>(),
} as const;
