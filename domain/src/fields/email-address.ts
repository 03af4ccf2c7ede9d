/** Longest address that mail servers accept (RFC 5321, section 4.5.3.1.3, less the angle brackets). */
export const maxEmailLength = 254;

/** The pattern of HTML's `input type=email`, with at least one dot in the domain. */
const emailPattern =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i;

/** Whether the value is an email address. */
export function isEmail(value: string): boolean {
  return value.length <= maxEmailLength && emailPattern.test(value);
}
