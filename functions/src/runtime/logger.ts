import { write, type LogSeverity } from 'firebase-functions/logger';
import { PortalError } from '@portal/domain/errors/portal-error';
import { errorFacts } from './error-facts';

/** Short facts only: no bodies, no names, no documents. */
export type LogFields = Readonly<Record<string, string | number | boolean | null | undefined>>;

export interface Logger {
  info(message: string, fields?: LogFields): void;
  warn(message: string, fields?: LogFields): void;
  /** @param cause what was thrown; logged as by {@link stackOf}. */
  error(message: string, fields?: LogFields, cause?: unknown): void;
  /** A logger that adds these fields to every line. */
  with(fields: LogFields): Logger;
}

const personalData: readonly [RegExp, string][] = [
  [/\beyJ[\w-]+\.[\w-]*(\.[\w-]*)?/g, '[token]'],
  [/\b(Bearer|Basic)\s+\S+/gi, '$1 [token]'],
  [
    /([?&](?:user_token|admin_token|returnToken|access_token|refresh_token|client_secret|BhRestToken|token|oobCode|accessCode|code)=)[^&\s"']+/gi,
    '$1[token]',
  ],
  [/[\w.+%-]{1,64}@[\w-]{1,63}(\.[\w-]{1,63})+/g, '[email]'],
];

/** Text that is safe to log: tokens and email addresses are replaced, at most 8,000 characters. */
export function withoutPersonalData(text: string): string {
  return personalData.reduce((kept, [pattern, mark]) => kept.replace(pattern, mark), text.slice(0, 8_000));
}

/**
 * An error and its causes, safe to log. Messages of our own errors are kept; any other error keeps its kind and
 * positions only.
 */
export function stackOf(cause: unknown): string {
  const parts: string[] = [];
  for (let error = cause, depth = 0; error !== undefined && depth < 5; depth += 1) {
    const { name, code, at } = errorFacts(error);
    const words = error instanceof PortalError ? `: ${error.message}` : code === undefined ? '' : ` ${code}`;
    parts.push([`${name}${words}`, ...at].join('\n    at '));
    error = error instanceof Error ? error.cause : undefined;
  }
  return withoutPersonalData(parts.join('\ncaused by: '));
}

/**
 * An entry of Cloud Logging, without personal data. Cloud Error Reporting groups errors by the field `stack_trace`.
 */
export function logEntry(severity: LogSeverity, message: string, fields: LogFields = {}, cause?: unknown) {
  const clean = Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, typeof value === 'string' ? withoutPersonalData(value) : value]),
  );
  return {
    ...clean,
    severity,
    message: withoutPersonalData(message),
    ...(cause === undefined ? {} : { stack_trace: stackOf(cause) }),
  };
}

/** The structured log of Cloud Logging; one JSON object per line. */
export function createLogger(common: LogFields = {}): Logger {
  return {
    info: (message, fields) => write(logEntry('INFO', message, { ...common, ...fields })),
    warn: (message, fields) => write(logEntry('WARNING', message, { ...common, ...fields })),
    error: (message, fields, cause) => write(logEntry('ERROR', message, { ...common, ...fields }, cause)),
    with: (fields) => createLogger({ ...common, ...fields }),
  };
}
