import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import type { shortlistApi } from '@portal/domain/contracts/shortlist-api';
import { PortalError, type ErrorKind } from '@portal/domain/errors/portal-error';
import { shortlistTexts } from '@portal/domain/texts/shortlist';
import type { PublicContext } from '../runtime/route';
import { changeAnswer } from './change-answer';
import { findShortlist } from './find-shortlist';

/** Errors that concern one candidate; others fail the call, which is then sent again. */
const refusals: readonly ErrorKind[] = ['notFound', 'permissionDenied', 'invalidRequest', 'tooManyRequests'];

/**
 * Stores a recipient's answers about the candidates of a shortlist. Each replaces what the recipient answered before on any
 * device. One that is not taken, as about a candidate who was withdrawn meanwhile, does not hold up the others.
 * @throws PortalError `notFound`, `tooManyRequests` as {@link findShortlist}.
 */
export async function sendShortlistAnswers(
  { shortlistToken, accessCode, answers, sendId, viewer }: RequestOf<typeof shortlistApi.sendShortlistAnswers>,
  context: PublicContext,
): Promise<AnswerOf<typeof shortlistApi.sendShortlistAnswers>> {
  const { candidates } = await findShortlist(context, shortlistToken);
  const tokens = new Map(candidates.map(({ candidate, token }) => [candidate.id, token]));
  const wanted = new Map(answers.map(({ candidateId, vote }) => [candidateId, vote]));
  const sent: string[] = [];
  const refused: { candidateId: string; reason: string }[] = [];
  await Promise.all(
    Array.from(wanted, async ([candidateId, vote]) => {
      const publicToken = tokens.get(candidateId);
      if (publicToken === undefined) {
        refused.push({ candidateId, reason: shortlistTexts.gone });
        return;
      }
      // The events of all candidates are also in the job, so the id of a change names the candidate.
      const change = { publicToken, candidateId, accessCode, vote, changeId: `${sendId}~${candidateId}` };
      try {
        await changeAnswer({ ...change, viewer }, context);
        sent.push(candidateId);
      } catch (thrown) {
        const error = PortalError.from(thrown);
        if (!refusals.includes(error.kind)) throw error;
        refused.push({ candidateId, reason: error.userMessage });
      }
    }),
  );
  return { sent, refused };
}
