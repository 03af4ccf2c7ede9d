import { authenticationApi } from '@portal/domain/contracts/authentication-api';
import { clientApi } from '@portal/domain/contracts/client-api';
import { appApi } from '@portal/domain/contracts/app-api';
import { passkeysApi } from '@portal/domain/contracts/passkeys-api';
import { secondStepApi } from '@portal/domain/contracts/second-step-api';
import { middlewareApi } from '@portal/domain/contracts/middleware-api';
import { sessionsApi } from '@portal/domain/contracts/sessions-api';
import { route, type Route } from '../runtime/route';
import { captchaChallenge } from './captcha';
import { setClientPassword, signInClient, signOutClient } from './client/client-password';
import { confirmCode } from './client/confirm-code';
import { openLoginLink, redeemLoginLink } from './client/login-link';
import { renewLoginLink, requestCode } from './client/request-code';
import { confirmReset } from './confirm-reset';
import { confirmVerification } from './confirm-verification';
import { decryptCode, encryptCode } from './invite-codes';
import { sendEmailVerification } from './send-email-verification';
import { sendReset } from './send-reset';
import { sendUserCreatePasswordEmail } from './send-user-create-password-email';
import { sendUserEmailLoginLink } from './send-user-email-login-link';
import { addPasskey, listPasskeys, removePasskey, renamePasskey, startPasskey } from './passkeys/manage-passkeys';
import { passkeyChallenge, signInWithPasskey } from './passkeys/sign-in-with-passkey';
import { continueSession } from './continue-session';
import { endSession, listSessions } from './own-sessions';
import { renewProof } from './renew-proof';
import { confirmSecondStep } from './second-step/confirm-second-step';
import { renewRecoveryCodes, resetSecondStep, turnOffSecondStep } from './second-step/change-second-step';
import { startSecondStep, turnOnSecondStep } from './second-step/turn-on-second-step';
import { setupPassword } from './setup-password';
import { signInWithLink } from './sign-in-with-link';
import { signInWithPassword } from './sign-in-with-password';
import { signOutEverywhere } from './sign-out-everywhere';
import { undoEmailChange } from './undo-email-change';
import { updateEmail } from './update-email';
import { verifyCaptcha } from './verify-captcha';
import { verifyUserToken } from './verify-user-token';

/** Sign-in and the user's own account, part of the app API. */
export const accountsRoutes: readonly Route[] = [
  route({ endpoint: appApi.verifyUserToken, access: 'staff', handler: verifyUserToken }),
  route({ endpoint: authenticationApi.captchaChallenge, access: 'public', handler: captchaChallenge }),
  route({ endpoint: authenticationApi.signInWithPassword, access: 'public', handler: signInWithPassword }),
  route({ endpoint: authenticationApi.signInWithLink, access: 'public', handler: signInWithLink }),
  route({ endpoint: secondStepApi.confirmSecondStep, access: 'public', handler: confirmSecondStep }),
  route({ endpoint: secondStepApi.startSecondStep, access: 'public', handler: startSecondStep }),
  route({ endpoint: secondStepApi.turnOnSecondStep, access: 'public', handler: turnOnSecondStep }),
  route({ endpoint: secondStepApi.turnOffSecondStep, access: 'signedIn', handler: turnOffSecondStep }),
  route({ endpoint: secondStepApi.renewRecoveryCodes, access: 'signedIn', handler: renewRecoveryCodes }),
  route({ endpoint: secondStepApi.resetSecondStep, access: 'staff', handler: resetSecondStep }),
  route({ endpoint: secondStepApi.renewProof, access: 'signedIn', handler: renewProof }),
  route({ endpoint: passkeysApi.passkeyChallenge, access: 'public', handler: passkeyChallenge }),
  route({ endpoint: passkeysApi.signInWithPasskey, access: 'public', handler: signInWithPasskey }),
  route({ endpoint: passkeysApi.listPasskeys, access: 'signedIn', handler: listPasskeys }),
  route({ endpoint: passkeysApi.startPasskey, access: 'signedIn', handler: startPasskey }),
  route({ endpoint: passkeysApi.addPasskey, access: 'signedIn', handler: addPasskey }),
  route({ endpoint: passkeysApi.renamePasskey, access: 'signedIn', handler: renamePasskey }),
  route({ endpoint: passkeysApi.removePasskey, access: 'signedIn', handler: removePasskey }),
  route({ endpoint: authenticationApi.sendReset, access: 'public', handler: sendReset }),
  route({ endpoint: authenticationApi.confirmReset, access: 'public', handler: confirmReset }),
  route({ endpoint: authenticationApi.sendUserEmailLoginLink, access: 'staff', handler: sendUserEmailLoginLink }),
  route({
    endpoint: authenticationApi.sendUserCreatePasswordEmail,
    access: 'public',
    handler: sendUserCreatePasswordEmail,
  }),
  route({
    endpoint: authenticationApi.decryptCode,
    aliases: ['/decrypt-code'],
    access: 'public',
    handler: decryptCode,
  }),
  route({
    endpoint: authenticationApi.encryptCode,
    aliases: ['/encrypt-code'],
    access: 'teamMember:add',
    organizationOf: ({ code }) => code.organization.organizationId || null,
    handler: encryptCode,
  }),
  route({ endpoint: authenticationApi.sendEmailVerification, access: 'signedIn', handler: sendEmailVerification }),
  route({ endpoint: authenticationApi.confirmVerification, access: 'signedIn', handler: confirmVerification }),
  route({ endpoint: authenticationApi.setupPassword, access: 'signedIn', handler: setupPassword }),
  route({ endpoint: authenticationApi.updateEmail, access: 'signedIn', handler: updateEmail }),
  route({ endpoint: authenticationApi.undoEmailChange, access: 'public', handler: undoEmailChange }),
  route({ endpoint: sessionsApi.listSessions, access: 'signedIn', handler: listSessions }),
  route({ endpoint: sessionsApi.continueSession, access: 'signedIn', handler: continueSession }),
  route({ endpoint: sessionsApi.endSession, access: 'signedIn', handler: endSession }),
  route({ endpoint: authenticationApi.signOutEverywhere, access: 'signedIn', handler: signOutEverywhere }),
];

/** Sign-in of client contacts; the calls themselves ask for the session. */
export const clientSignInRoutes: readonly Route[] = [
  route({ endpoint: clientApi.captchaChallenge, access: 'public', handler: captchaChallenge }),
  route({ endpoint: clientApi.requestCode, access: 'public', handler: requestCode }),
  route({ endpoint: clientApi.confirmCode, access: 'public', handler: confirmCode }),
  route({ endpoint: clientApi.openLoginLink, access: 'public', handler: openLoginLink }),
  route({ endpoint: clientApi.redeemLoginLink, access: 'public', handler: redeemLoginLink }),
  route({ endpoint: clientApi.renewLoginLink, access: 'public', handler: renewLoginLink }),
  route({ endpoint: clientApi.signIn, access: 'public', handler: signInClient }),
  route({ endpoint: clientApi.signOut, access: 'public', handler: signOutClient }),
  route({ endpoint: clientApi.setPassword, access: 'public', handler: setClientPassword }),
];

/** For pages of the ATS, at the root of the host. */
export const captchaRoutes: readonly Route[] = [
  route({ endpoint: middlewareApi.verifyCaptcha, access: 'public', handler: verifyCaptcha }),
];
