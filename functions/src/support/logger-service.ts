import type { appApi } from '@portal/domain/contracts/app-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import type { StaffContext } from '../runtime/route';

const shownFields = ['name', 'message', 'code', 'stack', 'componentStack', 'url'] as const;

/** Writes what went wrong in a browser to the server's log (000 §7); only fields that say what broke. */
export function loggerService(
  { error, message }: RequestOf<typeof appApi.loggerService>,
  { log }: StaffContext,
): AnswerOf<typeof appApi.loggerService> {
  log.error('browser', { browserMessage: message, ...factsOf(error) });
  return { logged: true };
}

function factsOf(error: string | Record<string, unknown>): Record<string, string> {
  if (typeof error === 'string') return { browserError: error };
  return Object.fromEntries(
    shownFields.flatMap((field) => {
      const value = error[field];
      return typeof value === 'string' || typeof value === 'number' ? [[`browser_${field}`, String(value)]] : [];
    }),
  );
}
