import { string } from 'yup';
import { record, type Model } from '@portal/domain/fields/model';
import type { Ports } from '../../runtime/ports';
import { isTyped, sixDigits } from '../../runtime/six-digits';
import { openCode, sealCode } from '../../runtime/sealed-codes';
import { signInValidityMs } from '../../users/client-login-link';

/** A request for a code; the browser keeps it sealed, so that a code works only where it was asked for. */
const attemptSchema = record({ email: string().required(), id: string().required() });
export type ClientAttempt = Model<typeof attemptSchema>;

export function sealAttempt({ config, clock }: Pick<Ports, 'config' | 'clock'>, attempt: ClientAttempt): string {
  return sealCode(config, 'clientAttempt', attempt, clock.now() + signInValidityMs);
}

/** @returns null for an expired, altered or foreign one. */
export function openAttempt({ config, clock }: Pick<Ports, 'config' | 'clock'>, sealed: string): ClientAttempt | null {
  const opened = openCode(config, 'clientAttempt', sealed, clock.now());
  if (opened.kind !== 'good' || !attemptSchema.isValidSync(opened.data)) return null;
  return attemptSchema.cast(opened.data);
}

/** The six digits of an attempt. Derived with our key, so that no code is stored. */
export function codeOfAttempt({ config }: Pick<Ports, 'config'>, { email, id }: ClientAttempt): string {
  return sixDigits(config, `client-code\n${id}\n${email}`);
}

/** Compares in constant time; spaces that people type do not count. */
export function isCodeOfAttempt(ports: Pick<Ports, 'config'>, attempt: ClientAttempt, typed: string): boolean {
  return isTyped(codeOfAttempt(ports, attempt), typed);
}
