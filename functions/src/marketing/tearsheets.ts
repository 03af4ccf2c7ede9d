import type { marketingApi, TearsheetEntryKind } from '@portal/domain/contracts/marketing-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import type { Tearsheet } from '@portal/domain/tearsheets/tearsheet';
import { marketingPageTexts } from '@portal/domain/texts/marketing';
import type { StaffContext } from '../runtime/route';
import { withEntries, withFavorite, withoutEntries } from '../store/tearsheet-changes';
import { requireMarketer } from '../users/require-marketer';

type Api = typeof marketingApi;

/** Creates an empty tearsheet of the portal's own. */
export async function createTearsheet(
  { organizationId, name }: RequestOf<Api['createTearsheet']>,
  context: StaffContext,
): Promise<AnswerOf<Api['createTearsheet']>> {
  await requireMarketer(context, organizationId);
  const { store, actor, clock } = context;
  return { tearsheetId: await store.tearsheetChanges.create(organizationId, actor.uid, name, clock.now()) };
}

/** Renames a tearsheet of the portal's own. @throws PortalError `notFound`, `conflict` for one of the ATS. */
export async function renameTearsheet(
  { organizationId, tearsheetId, name }: RequestOf<Api['renameTearsheet']>,
  context: StaffContext,
): Promise<AnswerOf<Api['renameTearsheet']>> {
  await changeOwn(context, organizationId, tearsheetId, () => ({ name }));
  return { renamed: true };
}

/** Deletes a tearsheet of the portal's own; its links show the not-found page. */
export async function deleteTearsheet(
  { organizationId, tearsheetId }: RequestOf<Api['deleteTearsheet']>,
  context: StaffContext,
): Promise<AnswerOf<Api['deleteTearsheet']>> {
  await ownTearsheet(context, organizationId, tearsheetId);
  await context.store.tearsheetChanges.remove(organizationId, tearsheetId);
  return { deleted: true };
}

/** Adds entries that exist, each once. */
export async function addToTearsheet(
  { organizationId, tearsheetId, kind, ids }: RequestOf<Api['addToTearsheet']>,
  context: StaffContext,
): Promise<AnswerOf<Api['addToTearsheet']>> {
  if (kind === 'contacts' || kind === 'leads') {
    await ownTearsheet(context, organizationId, tearsheetId);
    return { added: await setListed(context, { organizationId, tearsheetId, kind, ids, isListed: true }) };
  }
  const { store } = context;
  const existing =
    kind === 'candidates'
      ? (await store.skillsCandidates.getAll(organizationId, ids)).map(({ id }) => id)
      : (await Promise.all(ids.map((id) => store.jobs.get(organizationId, id)))).flatMap((job) => job?.id ?? []);
  return { added: await addEntries(context, organizationId, tearsheetId, kind, existing) };
}

/** Adds candidates, or jobs. @returns how many are new in the list. */
export async function addEntries(
  context: StaffContext,
  organizationId: string,
  tearsheetId: string,
  kind: 'candidates' | 'jobs',
  ids: readonly string[],
): Promise<number> {
  let before = 0;
  const changed = await changeOwn(context, organizationId, tearsheetId, (tearsheet) => {
    before = tearsheet[kind].data.length;
    return withEntries(tearsheet, kind, ids);
  });
  return changed[kind].data.length - before;
}

/** Takes entries out. */
export async function removeFromTearsheet(
  { organizationId, tearsheetId, kind, ids }: RequestOf<Api['removeFromTearsheet']>,
  context: StaffContext,
): Promise<AnswerOf<Api['removeFromTearsheet']>> {
  if (kind === 'contacts' || kind === 'leads') {
    await ownTearsheet(context, organizationId, tearsheetId);
    return { removed: await setListed(context, { organizationId, tearsheetId, kind, ids, isListed: false }) };
  }
  let before = 0;
  const changed = await changeOwn(context, organizationId, tearsheetId, (tearsheet) => {
    before = tearsheet[kind].data.length;
    return withoutEntries(tearsheet, kind, ids);
  });
  return { removed: before - changed[kind].data.length };
}

/** Recommends an entry, of any tearsheet. @throws PortalError `notFound`. */
export async function updateTearsheetCandidate(
  { organizationId, tearsheetId, kind, id, isFavorite }: RequestOf<Api['updateTearsheetCandidate']>,
  context: StaffContext,
): Promise<AnswerOf<Api['updateTearsheetCandidate']>> {
  await requireMarketer(context, organizationId);
  const { store, clock } = context;
  const change = (tearsheet: Tearsheet) => withFavorite(tearsheet, kind, id, isFavorite);
  const changed = await store.tearsheetChanges.change(organizationId, tearsheetId, change, clock.now());
  if (!changed) throw new PortalError('notFound', { detail: 'tearsheet' });
  return { updated: true };
}

/** Adds contacts or leads, or takes them out, and stores their number. */
export async function setListed(
  { store }: StaffContext,
  options: {
    organizationId: string;
    tearsheetId: string;
    kind: Extract<TearsheetEntryKind, 'contacts' | 'leads'>;
    ids: readonly string[];
    isListed: boolean;
  },
): Promise<number> {
  const { organizationId, tearsheetId, kind, ids, isListed } = options;
  const isLead = kind === 'leads';
  const changed = await store.contacts.setTearsheet(organizationId, isLead, ids, tearsheetId, isListed);
  const count = await store.contacts.count({ organizationId, isLead, tearsheetId });
  await store.tearsheetChanges.setCount(organizationId, tearsheetId, isLead ? 'numLeads' : 'numContacts', count);
  return changed;
}

/** A tearsheet that staff may change here. @throws PortalError `notFound`, `conflict` for one of the ATS. */
export async function ownTearsheet(
  context: StaffContext,
  organizationId: string,
  tearsheetId: string,
): Promise<Tearsheet> {
  await requireMarketer(context, organizationId);
  return requireOwn(await context.store.tearsheets.get(organizationId, tearsheetId));
}

async function changeOwn(
  context: StaffContext,
  organizationId: string,
  tearsheetId: string,
  change: (tearsheet: Tearsheet) => Partial<Tearsheet>,
): Promise<Tearsheet> {
  await requireMarketer(context, organizationId);
  const { store, clock } = context;
  const changed = await store.tearsheetChanges.change(
    organizationId,
    tearsheetId,
    (tearsheet) => change(requireOwn(tearsheet)),
    clock.now(),
  );
  return requireOwn(changed);
}

function requireOwn(tearsheet: Tearsheet | null): Tearsheet {
  if (!tearsheet) throw new PortalError('notFound', { detail: 'tearsheet' });
  if (tearsheet.source !== 'portal') throw new PortalError('conflict', { userMessage: marketingPageTexts.ofAts });
  return tearsheet;
}
