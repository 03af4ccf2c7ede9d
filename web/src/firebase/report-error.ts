import { appApi } from '@portal/domain/contracts/app-api';
import type { Auth } from 'firebase/auth';
import { callApi } from './api-client';

/**
 * Sends an unexpected failure to the server's log (000 §7 loggerService). Never fails itself: there is nobody left to
 * tell.
 * @param place where in the application it happened.
 */
export function reportError(auth: Auth, error: unknown, place: string): void {
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  void callApi(
    auth,
    appApi.loggerService,
    { error: { place }, message: message.slice(0, 2_000) },
    { api: 'app' },
  ).catch(() => undefined);
}
