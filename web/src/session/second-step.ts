import type { AnswerOf } from '@portal/domain/contracts/endpoint';
import { secondStepApi } from '@portal/domain/contracts/second-step-api';
import type { Auth } from 'firebase/auth';
import { callApi } from '../firebase/api-client';
import { signInByToken } from '../firebase/sign-in';

const beforeSession = { api: 'app', isPublic: true } as const;
const app = { api: 'app' } as const;

/** Completes a sign-in with a code. @returns the recovery codes left after one was used, else null. @throws PortalError */
export async function confirmSecondStep(
  auth: Auth,
  given: { proof: string; code: string },
): Promise<{ recoveryCodesLeft: number | null }> {
  const { token, recoveryCodesLeft } = await callApi(auth, secondStepApi.confirmSecondStep, given, beforeSession);
  await signInByToken(auth, token);
  return { recoveryCodesLeft };
}

/** A new key, for a sign-in that waits (`proof`) or for the signed-in user (`password`). @throws PortalError */
export function startSecondStep(
  auth: Auth,
  given: { proof: string } | { password: string },
): Promise<AnswerOf<typeof secondStepApi.startSecondStep>> {
  return callApi(auth, secondStepApi.startSecondStep, { proof: '', password: '', ...given }, beforeSession);
}

/** Turns the second step on. All sessions end; `token` begins the next one. @throws PortalError */
export function turnOnSecondStep(
  auth: Auth,
  given: { enrolment: string; code: string },
): Promise<AnswerOf<typeof secondStepApi.turnOnSecondStep>> {
  return callApi(auth, secondStepApi.turnOnSecondStep, given, beforeSession);
}

/** Turns it off. @throws PortalError */
export async function turnOffSecondStep(auth: Auth, given: { password: string; code: string }): Promise<void> {
  await callApi(auth, secondStepApi.turnOffSecondStep, given, app);
}

/** New recovery codes instead of the former ones. @throws PortalError */
export async function renewRecoveryCodes(auth: Auth, given: { code: string }): Promise<string[]> {
  return (await callApi(auth, secondStepApi.renewRecoveryCodes, given, app)).recoveryCodes;
}

/** Proves again who the user is; this session continues with the proof. @throws PortalError */
export async function renewProof(auth: Auth, given: { password?: string; code?: string }): Promise<void> {
  const { token } = await callApi(auth, secondStepApi.renewProof, { password: '', code: '', ...given }, app);
  await signInByToken(auth, token);
}
