import { appApi } from '@portal/domain/contracts/app-api';
import type { Auth } from 'firebase/auth';
import { callApi } from './api-client';

/**
 * Sends an unexpected failure to the server's log, which keeps its kind and stack only. Never fails itself.
 * @param place where in the application it happened.
 */
export function reportError(auth: Auth, error: unknown, place: string): void {
  const { name, stack } = error instanceof Error ? error : { name: typeof error, stack: '' };
  const facts = { name, place, stack: stack?.slice(0, 20_000) };
  void callApi(auth, appApi.loggerService, { error: facts, message: '' }, { api: 'app' }).catch(() => undefined);
}
