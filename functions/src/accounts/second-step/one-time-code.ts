import { Secret, TOTP } from 'otpauth';
import { productName } from '@portal/domain/constants/application';

/** What all authenticator applications support (RFC 6238 with SHA-1, 6 digits, 30 seconds). */
const format = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** A code of the step before or after is accepted, because clocks differ (RFC 6238, section 5.2). */
const skew = 1;

/** A new key of 160 bits (RFC 4226, section 4), in base32. */
export function newKey(): string {
  return new Secret({ size: 20 }).base32;
}

/** The address that an authenticator application scans. */
export function keyUri(key: string, email: string): string {
  return new TOTP({ ...format, issuer: productName, label: email, secret: key }).toString();
}

/**
 * The number of the time step that a code belongs to.
 * @param lastStep the last step whose code was used; it and earlier ones are refused.
 * @returns null for a wrong or used code.
 */
export function stepOfCode(
  key: string,
  code: string,
  { now, lastStep }: { now: number; lastStep: number },
): number | null {
  const delta = new TOTP({ ...format, secret: key }).validate({ token: code, timestamp: now, window: skew });
  if (delta === null) return null;
  const step = Math.floor(now / 1_000 / format.period) + delta;
  return step > lastStep ? step : null;
}
