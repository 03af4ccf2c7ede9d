import type { middlewareApi } from '@portal/domain/contracts/middleware-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import type { StaffContext } from '../runtime/route';
import { inAtsSession } from './ats-session';

const listed = 50;

/** The candidates who were added to the ATS last. @throws as `inAtsSession`. */
export async function newestCandidates(
  { orgId }: RequestOf<typeof middlewareApi.newestCandidates>,
  context: StaffContext,
): Promise<AnswerOf<typeof middlewareApi.newestCandidates>> {
  return {
    candidates: await inAtsSession(context, orgId, (ats, session) => ats.newestCandidates(session, listed)),
  };
}
