import type { teamApi } from '@portal/domain/contracts/administration-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import { atsTexts } from '@portal/domain/texts/ats';
import { SignInRefused } from '../adapters/ats/applicant-tracking';
import { limitRate } from '../runtime/rate-limit';
import type { StaffContext } from '../runtime/route';
import { requireRecentProof } from '../users/require-recent-proof';
import { requestSync } from './request-sync';

/** The vendor locks an account after some wrong passwords. */
const attempts = { name: 'connectAts', max: 5, windowSeconds: 600 };

/**
 * Connects the caller's organization to the ATS: signs in, reads the users as a test, stores the tokens, never the
 * password, and imports the fields.
 * @throws PortalError `permissionDenied` for another organization, and while a super admin acts as the user;
 *   `proofRequired`; `invalidRequest` for a refused password; `unavailable`; `tooManyRequests`.
 */
export async function connectAts(
  { organizationId, username, password }: RequestOf<typeof teamApi.connectAts>,
  context: StaffContext,
): Promise<AnswerOf<typeof teamApi.connectAts>> {
  const { tracking, store, actor, log } = context;
  if (actor.organizationId !== organizationId || actor.impersonatedBy) {
    throw new PortalError('permissionDenied', { userMessage: atsTexts.ownOnly, detail: 'not a member' });
  }
  requireRecentProof(context);
  if (!tracking) throw new PortalError('unavailable', { userMessage: atsTexts.notSetUp, detail: 'no key' });
  await limitRate(context, attempts, organizationId);
  try {
    const tokens = await tracking.signIn(username, password);
    const session = await tracking.logIn(username, tokens.access_token);
    const users = await tracking.users(session);
    await store.integrations.connect(organizationId, actor.uid, { ...tokens, username, session });
    log.info('ats connected', { organizationId, users: users.length });
    await store.syncRuns.resumeAll(organizationId);
    // The statuses and fields that the next steps offer.
    await requestSync({ organizationId, kind: 'fields', requestedBy: actor.uid }, context);
    return { users: users.length };
  } catch (error) {
    if (!(error instanceof SignInRefused)) throw error;
    throw new PortalError('invalidRequest', { userMessage: atsTexts.signInFailed, detail: error.message });
  }
}

/** Ends the connection; what was imported stays. @throws PortalError `notFound` when there is none. */
export async function disconnectAts(
  { organizationId }: RequestOf<typeof teamApi.disconnectAts>,
  { store, log }: StaffContext,
): Promise<AnswerOf<typeof teamApi.disconnectAts>> {
  if (!(await store.integrations.disconnect(organizationId))) throw new PortalError('notFound');
  log.info('ats disconnected', { organizationId });
  return {};
}

/** Stores what the schedule imports, and imports it now. @throws as `requestSync`. */
export async function chooseAtsImports(
  { organizationId, kinds }: RequestOf<typeof teamApi.chooseAtsImports>,
  context: StaffContext,
): Promise<AnswerOf<typeof teamApi.chooseAtsImports>> {
  for (const kind of kinds) await requestSync({ organizationId, kind, requestedBy: context.actor.uid }, context);
  await context.store.integrations.choose(organizationId, kinds);
  return {};
}
