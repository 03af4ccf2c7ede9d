import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import type { verifiedApi } from '@portal/domain/contracts/verified-api';
import { PortalError } from '@portal/domain/errors/portal-error';
import { verifiedTexts } from '@portal/domain/texts/verified-viewers';
import { clientKey, keyOf, limitGuesses, limitRate, requireWithinLimit } from '../../runtime/rate-limit';
import type { PublicContext } from '../../runtime/route';
import { isTyped } from '../../runtime/six-digits';
import { publicLimits } from '../limits';
import { askedRecipient } from './asked-recipient';
import { codeOf } from './viewer-code';
import { openAttempt, sealPass } from './viewer-pass';

/** Longer than an attempt is valid. */
const usedMs = 60 * 60 * 1_000;

/**
 * Verifies the viewer with the mailed code, once, in the browser that asked for it.
 * @throws PortalError `unauthenticated` for a wrong, used or expired code; `tooManyRequests` after five guesses of a code,
 *   30 of a recipient's codes a day, and a few of one client IP; as `requestViewerCode`.
 */
export async function confirmViewerCode(
  { attempt: sealed, code, ...link }: RequestOf<typeof verifiedApi.confirmViewerCode>,
  context: PublicContext,
): Promise<AnswerOf<typeof verifiedApi.confirmViewerCode>> {
  const { recipient } = await askedRecipient(context, link);
  await requireWithinLimit(context, publicLimits.wrongViewerCode, clientKey(context));
  const attempt = openAttempt(context, sealed, recipient);
  if (!attempt) throw wrongCode();
  const guesses = await Promise.all([
    limitGuesses(context, publicLimits.viewerCodeGuesses, attempt.id),
    limitGuesses(context, publicLimits.viewerCodeGuessesOfAll, `${attempt.organizationId}\n${attempt.email}`),
  ]);
  if (!isTyped(codeOf(context, attempt), code)) {
    await limitRate(context, publicLimits.wrongViewerCode, clientKey(context));
    throw wrongCode();
  }
  const used = keyOf(context, { name: 'viewerAttempt' }, attempt.id);
  if (!(await context.store.rateLimits.consumeOnce(used, context.clock.now() + usedMs))) throw wrongCode();
  await Promise.all(guesses.map((guess) => guess.giveBack()));
  return { viewerPass: sealPass(context, recipient) };
}

function wrongCode(): PortalError {
  return new PortalError('unauthenticated', { userMessage: verifiedTexts.wrongCode, detail: 'code of a viewer' });
}
