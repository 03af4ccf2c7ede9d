import type { correctionsApi } from '@portal/domain/contracts/corrections-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { parseChanges, type CorrectionChange } from '@portal/domain/corrections/change-corrections';
import { PortalError } from '@portal/domain/errors/portal-error';
import { ValidationError } from 'yup';
import type { StaffContext } from '../runtime/route';
import { regradeCandidate } from './regrade-candidate';
import { storeCorrections } from './store-corrections';

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
  const { uid, displayName } = context.actor;
  const key = { organizationId, jobId, candidateId };
  await storeCorrections(context, key, await checkedChanges(input.changes), { by: { uid, name: displayName } });
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
