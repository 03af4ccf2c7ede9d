import { string } from 'yup';
import { maxPasswordLength } from '../constants/password';
import { requiredId } from '../fields/id';
import { record } from '../fields/model';
import { formTexts } from '../texts/form';
import { post } from './endpoint';

/**
 * The answer to a proved password, link or sign-on: a custom token, or a sealed `proof` for the second step, with which the
 * user enters a code or, when one is required and not set up (`isEnrolled: false`), sets it up.
 */
export type SignInAnswer =
  | { kind: 'signedIn'; token: string }
  | { kind: 'secondStep'; proof: string; isEnrolled: boolean };

/** A one-time code or a recovery code. */
const code = () => string().trim().max(40).required(formTexts.required);
const proof = () => string().max(4_000);
const password = () => string().max(maxPasswordLength);

/**
 * The second step of a sign-in: one-time codes of an authenticator application (TOTP, RFC 6238) and recovery codes. Part of
 * the app API. Calls with a `proof` are made before there is a session.
 */
export const secondStepApi = {
  /** Public. Completes a sign-in; `recoveryCodesLeft` after a recovery code, else null. */
  confirmSecondStep: post('/confirmSecondStep', record({ proof: proof().required(), code: code() })).answers<{
    token: string;
    recoveryCodesLeft: number | null;
  }>(),

  /**
   * Public with a `proof`; else signed in, with the password. A new key, to scan (`uri`) or to type (`key`). Nothing is
   * stored before `turnOnSecondStep`, which gets `enrolment`.
   */
  startSecondStep: post(
    '/startSecondStep',
    record({ proof: proof().default(''), password: password().default('') }),
  ).answers<{ key: string; uri: string; enrolment: string }>(),

  /** Public. Turns the second step on with a code of the new key. All sessions end; `token` begins a new one. */
  turnOnSecondStep: post('/turnOnSecondStep', record({ enrolment: proof().required(), code: code() })).answers<{
    token: string;
    recoveryCodes: string[];
  }>(),

  /** signedIn. Before something sensitive: a code with a second step, else the password. `token` continues the session. */
  renewProof: post(
    '/renewProof',
    record({ password: password().default(''), code: string().trim().max(40).default('') }),
  ).answers<{ token: string }>(),

  /** signedIn. Turns it off, with password and code. */
  turnOffSecondStep: post(
    '/turnOffSecondStep',
    record({ password: password().required(formTexts.required), code: code() }),
  ).answers<{ isOn: false }>(),

  /** signedIn. Ten new recovery codes, with a code; the former ones end. */
  renewRecoveryCodes: post('/renewRecoveryCodes', record({ code: code() })).answers<{ recoveryCodes: string[] }>(),

  /** Needs `teamMember:add` for the user's organization. Turns off the second step of a user who has lost it. All sessions of the user end, and the user is notified. */
  resetSecondStep: post('/resetSecondStep', record({ userId: requiredId() })).answers<{ userId: string }>(),
} as const;
