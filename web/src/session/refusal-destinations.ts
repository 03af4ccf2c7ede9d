import type { Refusal } from '@portal/domain/users/user';
import { paths } from '../config/paths';

/** Where each refusal leads, and whether it ends the sign-in. */
export const destinations: Record<Refusal, { to: string; signsOut: boolean }> = {
  disabled: { to: paths.disabledAccount.href(), signsOut: true },
  recruiterClient: { to: paths.forbidden.href(), signsOut: true },
  noAccessRight: { to: paths.forbidden.href(), signsOut: true },
  noRole: { to: paths.forbidden.href(), signsOut: true },
  unverified: { to: paths.emailVerification.href(), signsOut: false },
  noPassword: { to: paths.setupPassword.href(), signsOut: false },
};
