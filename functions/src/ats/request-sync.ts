import type { SyncKind } from '@portal/domain/ats/sync-run';
import type { middlewareApi } from '@portal/domain/contracts/middleware-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import { atsTexts } from '@portal/domain/texts/ats';
import type { Ports } from '../runtime/ports';
import { MessageAnswer, type PublicContext, type StaffContext } from '../runtime/route';

type Answer = AnswerOf<typeof middlewareApi.refreshTearsheets>;
type Request = RequestOf<typeof middlewareApi.refreshTearsheets>;

/** Time between refreshes that nobody has signed in for. */
const publicIntervalMs = 15 * 60_000;

/**
 * Starts an import from the ATS, or joins the active one.
 * @throws PortalError `unavailable` when no ATS is connected.
 */
export async function requestSync(
  run: { organizationId: string; kind: SyncKind; since?: number | null; requestedBy?: string },
  { store, tracking, random }: Pick<Ports, 'store' | 'tracking' | 'random'>,
): Promise<Answer> {
  const { organizationId, kind, since = null, requestedBy = '' } = run;
  if (!tracking || !(await store.integrations.connectionOf(organizationId))) {
    throw new PortalError('unavailable', { userMessage: atsTexts.notConnected, detail: 'not connected' });
  }
  return {
    isNew: await store.syncRuns.start({ organizationId, kind }, { runId: random.token(9), since, requestedBy }),
  };
}

const bySignedIn = (kind: SyncKind, message: string) =>
  async function refresh({ orgId, ...request }: { orgId: string } & Partial<Request>, context: StaffContext) {
    const run = { organizationId: orgId, kind, since: sinceOf(request), requestedBy: context.actor.uid };
    return new MessageAnswer(await requestSync(run, context), message);
  };

export const refreshTearsheets = bySignedIn('tearsheets', atsTexts.tearsheetsQueued);
export const refreshClientContacts = bySignedIn('clientContacts', atsTexts.clientContactsQueued);
export const refreshLeads = bySignedIn('leads', atsTexts.leadsQueued);

/** Imports all records of a kind. @throws as `requestSync`. */
export async function refreshKind(
  { orgId, kind }: RequestOf<typeof middlewareApi.refreshKind>,
  context: StaffContext,
): Promise<MessageAnswer<Answer>> {
  const run = { organizationId: orgId, kind, requestedBy: context.actor.uid };
  return new MessageAnswer(await requestSync(run, context), atsTexts.queued[kind]);
}

/**
 * Refreshes the tearsheets for a page without a user. Everybody gets the same answer, whether the organization exists and
 * whether anything was started.
 */
export async function refreshTearsheetsPublic(
  { orgId, ...request }: Request,
  context: PublicContext,
): Promise<MessageAnswer<Answer>> {
  const { store, clock, log } = context;
  const last = await store.syncRuns.get({ organizationId: orgId, kind: 'tearsheets' });
  const startedAt = last?.startedAt?.toMillis() ?? 0;
  if (startedAt + publicIntervalMs < clock.now()) {
    await requestSync({ organizationId: orgId, kind: 'tearsheets', since: sinceOf(request) }, context).catch(
      (error: unknown) => {
        log.info('tearsheets not refreshed', { organizationId: orgId, kind: PortalError.from(error).kind });
      },
    );
  }
  return new MessageAnswer({ isNew: false }, 'ok');
}

/** A new session imports everything. */
function sinceOf({ isNewSession, forceLastModifiedDate }: Partial<Request>): number | null {
  if (isNewSession || forceLastModifiedDate === null || forceLastModifiedDate === undefined) return null;
  return forceLastModifiedDate * 1_000;
}
