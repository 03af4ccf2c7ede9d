import { createHmac, timingSafeEqual } from 'node:crypto';
import { string } from 'yup';
import { record, type Model } from '@portal/domain/fields/model';
import type { Ports } from '../../runtime/ports';
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
  const digest = createHmac('sha256', config.codeKey).update(`client-code\n${id}\n${email}`).digest();
  return String(digest.readUIntBE(0, 6) % 1_000_000).padStart(6, '0');
}

/** Compares in constant time; spaces that people type do not count. */
export function isCodeOfAttempt(ports: Pick<Ports, 'config'>, attempt: ClientAttempt, typed: string): boolean {
  const [right, given] = [codeOfAttempt(ports, attempt), typed.replace(/\s/g, '')];
  return right.length === given.length && timingSafeEqual(Buffer.from(right), Buffer.from(given));
}
