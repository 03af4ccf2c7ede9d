import type { correctionsApi } from '@portal/domain/contracts/corrections-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { changeCorrections, parseChanges, type CorrectionChange } from '@portal/domain/corrections/change-corrections';
import { PortalError } from '@portal/domain/errors/portal-error';
import { ValidationError } from 'yup';
import { changedCandidateFields, correctedParsing } from './corrected-parsing';
import { regradeCandidate } from './regrade-candidate';
import { todayOf } from '../runtime/today';
import type { StaffContext } from '../runtime/route';

/**
 * Applies corrections to a candidate's parsed resume, all or none, and grades the candidate again. The parser's values stay
 * stored next to the corrections.
 * @throws PortalError `invalidRequest` with the message of the invalid field, `notFound` for a missing candidate and one
 *   whose file is not parsed.
 */
export async function correctResume(
  input: RequestOf<typeof correctionsApi.correctResume>,
  context: StaffContext,
): Promise<AnswerOf<typeof correctionsApi.correctResume>> {
  const { organizationId, jobId, candidateId } = input;
  const { actor, store, clock } = context;
  const key = { organizationId, jobId, candidateId };
  const changes = await checkedChanges(input.changes);
  const now = clock.now();
  const isThere = await store.resumeParsing.change(key, async ({ candidate, parsing, original, corrections }) => {
    if (!parsing || candidate.isDeleted) throw new PortalError('notFound');
    const read = original ?? { parsed: parsing.parsed };
    const stamp = { by: actor.uid, byName: actor.displayName, at: now };
    const changed = changeCorrections(corrections, read.parsed, changes, stamp);
    const corrected = await correctedParsing(read.parsed, changed, { html: parsing.html, today: todayOf(clock) });
    return {
      parsing: { ...corrected, fileId: parsing.fileId },
      original: read,
      corrections: changed,
      candidate: changedCandidateFields(parsing.parsed, corrected.parsed),
      engineVersion: read.parsed.engineVersion,
      isParsedAnew: false,
      activity: { eventType: 'candidateCorrected', userId: actor.uid, actorName: actor.displayName, candidateId },
    };
  });
  if (!isThere) throw new PortalError('notFound');
  return await regradeCandidate(context, key);
}

/** @throws PortalError `invalidRequest` with the message of the invalid field. */
async function checkedChanges(changes: readonly unknown[]): Promise<CorrectionChange[]> {
  try {
    return await parseChanges(changes);
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new PortalError('invalidRequest', {
      userMessage: error.message,
      detail: `correction: ${error.path ?? 'value'}: ${error.type ?? 'invalid'}`,
    });
  }
}
