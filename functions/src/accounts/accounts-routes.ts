import { accountsApi } from '@portal/domain/contracts/accounts-api';
import { route, type Route } from '../runtime/route';
import { captchaChallenge } from './captcha';
import { signInWithPassword } from './sign-in-with-password';

/** Signing in and what belongs to one's own account, part of the app API (000 §2, §4, §7). */
export const accountsRoutes: readonly Route[] = [
  route({ endpoint: accountsApi.captchaChallenge, access: 'public', handler: captchaChallenge }),
  route({ endpoint: accountsApi.signInWithPassword, access: 'public', handler: signInWithPassword }),
];
