import { authenticationApi } from '@portal/domain/contracts/authentication-api';
import { appApi } from '@portal/domain/contracts/app-api';
import { middlewareApi } from '@portal/domain/contracts/middleware-api';
import { route, type Route } from '../runtime/route';
import { captchaChallenge } from './captcha';
import { confirmReset } from './confirm-reset';
import { confirmVerification } from './confirm-verification';
import { decryptCode, encryptCode } from './invite-codes';
import { sendEmailVerification } from './send-email-verification';
import { sendReset } from './send-reset';
import { sendUserCreatePasswordEmail } from './send-user-create-password-email';
import { sendUserEmailLoginLink } from './send-user-email-login-link';
import { setupPassword } from './setup-password';
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
  route({ endpoint: authenticationApi.signOutEverywhere, access: 'signedIn', handler: signOutEverywhere }),
];

/** For pages of the ATS, at the root of the host. */
export const captchaRoutes: readonly Route[] = [
  route({ endpoint: middlewareApi.verifyCaptcha, access: 'public', handler: verifyCaptcha }),
];
