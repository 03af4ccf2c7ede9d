import type { PublicContext } from '../../runtime/route';
import { sixDigits } from '../../runtime/six-digits';
import type { ViewerAttempt } from './viewer-pass';

/** The six digits of an attempt. */
export function codeOf(
  { config }: Pick<PublicContext, 'config'>,
  { organizationId, email, id }: ViewerAttempt,
): string {
  return sixDigits(config, `viewer-code\n${organizationId}\n${id}\n${email}`);
}
