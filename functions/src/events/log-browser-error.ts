import type { appApi } from '@portal/domain/contracts/app-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { isWord, maxPlaces } from '../runtime/error-facts';
import type { StaffContext } from '../runtime/route';

/**
 * Logs an error of a browser: its kind, its place in the application and in the code. Drops the message, which can quote
 * screen content, and everything else.
 */
export function logBrowserError(
  { error }: RequestOf<typeof appApi.loggerService>,
  { log }: StaffContext,
): AnswerOf<typeof appApi.loggerService> {
  const facts = typeof error === 'string' ? {} : error;
  log.error('browser', {
    error: wordIn(facts.name) ?? 'Error',
    code: wordIn(facts.code),
    place: wordIn(facts.place),
    at: typeof facts.stack === 'string' ? placesIn(facts.stack) : undefined,
  });
  return { logged: true };
}

function wordIn(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && isWord(text) ? text : undefined;
}

/** The places in our own scripts within a browser's stack. */
function placesIn(stack: string): string {
  const places = stack.slice(0, 20_000).matchAll(/\/assets\/([\w.-]{1,120}\.js:\d{1,9}:\d{1,9})/g);
  return Array.from(places, ([, place = '']) => place)
    .slice(0, maxPlaces)
    .join(' < ');
}
