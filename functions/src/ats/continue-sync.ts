import { metaEntities } from '@portal/domain/ats/entity-metadata';
import { goneCandidateFields, wantedCandidateFields } from '@portal/domain/ats/wanted-fields';
import type { SyncKind, SyncRun } from '@portal/domain/ats/sync-run';
import { PortalError } from '@portal/domain/errors/portal-error';
import { atsTexts } from '@portal/domain/texts/ats';
import { CallRefused } from '../adapters/ats/applicant-tracking';
import { withoutErased } from '../candidates/erased-people';
import type { Ports } from '../runtime/ports';
import type { Kept } from '../store/ats-records';
import { inAtsSession } from './ats-session';
import { candidatesOfPage, placeOf } from './candidates-of-page';
import { importJobs } from './import-jobs';
import { importUsers } from './import-users';

type SyncPorts = Pick<Ports, 'store' | 'tracking' | 'clock' | 'log' | 'random' | 'config'>;

/** What a page has read and written, where the next one begins (null after the last), and what admins should know. */
type Page = Kept & { read: number; next: string | null; message?: string };

/** Failures without progress before a run is given up: with the platform's back-off, about an hour. */
const maxAttempts = 8;
/** Most tearsheets and candidates that are imported in one page, which must end well within the time of its trigger. */
const pageLimits = { tearsheets: 5, candidates: 2_000 };
const candidatesPerCall = 100;

/**
 * Imports the next page of a run. The cursor moves after the page is stored, so a crash repeats one page, which then finds
 * nothing to write; the moved cursor is the event that starts the next page.
 * @throws what made the page fail, so that the event is retried with back-off; after several failures the run is given
 *   up instead and says why.
 */
export async function continueSync(key: { organizationId: string; kind: SyncKind }, ports: SyncPorts): Promise<void> {
  const run = await ports.store.syncRuns.get(key);
  if (!run?.activeAt) return;
  try {
    const page = await pageOf(run, ports);
    await ports.store.syncRuns.finishPage(run, page);
    if (page.next === null) await afterRun(run, ports);
  } catch (error) {
    const fault = PortalError.from(error);
    const isOver = await ports.store.syncRuns.countFailure(run, { message: fault.userMessage, maxAttempts });
    if (!isOver) throw error;
    ports.log.error('import given up', { organizationId: run.organizationId, kind: run.kind }, error);
  }
}

const pauseMs = 5_000;

/** Reads a page. The ATS sometimes answers once with a page of its proxy or cuts an answer: that is tried again at once. */
async function pageOf(run: SyncRun, ports: SyncPorts): Promise<Page> {
  try {
    return await pages[run.kind](run, ports);
  } catch (error) {
    if (PortalError.from(error).kind !== 'unavailable' || error instanceof CallRefused) throw error;
    await ports.clock.wait(pauseMs);
    return await pages[run.kind](run, ports);
  }
}

/** What is linked after an import: tearsheets name jobs, candidates and people. */
const following: Partial<Record<SyncKind, SyncKind>> = {
  jobs: 'tearsheets',
  tearsheets: 'candidates',
  clientContacts: 'candidates',
  leads: 'candidates',
};

/** What tearsheets name is imported and linked next. */
async function afterRun(run: SyncRun, { store, random, clock, log }: SyncPorts): Promise<void> {
  const { organizationId, kind, read, written, removed } = run;
  log.info('import finished', { organizationId, kind, read, written, removed });
  await store.integrations.stampRefresh(organizationId, clock.now());
  const follows = following[kind];
  if (!follows) return;
  const { requestedBy, extraFields } = run;
  await store.syncRuns.start(
    { organizationId, kind: follows },
    { runId: random.token(9), since: null, requestedBy, extraFields },
  );
}

const pages: Record<SyncKind, (run: SyncRun, ports: SyncPorts) => Promise<Page>> = {
  jobs: async (run, ports) => {
    const { organizationId, since, cursor } = run;
    const { rows, next } = await inAtsSession(ports, organizationId, (ats, session) =>
      ats.jobs(session, { since, after: cursor }),
    );
    return { read: rows.length, next, ...(await importJobs(organizationId, rows, ports)) };
  },
  users: async ({ organizationId }, ports) => ({ ...(await importUsers(organizationId, ports)), next: null }),
  tearsheets: async (run, ports) => {
    const { organizationId, since, cursor } = run;
    const { rows, next } = await inAtsSession(ports, organizationId, (ats, session) =>
      ats.tearsheets(session, { since, after: cursor }),
    );
    const ids = rows.flatMap(({ candidateIds }) => candidateIds);
    const listed = new Set(await withoutErased(ports, organizationId, ids, (atsId) => ({ atsId })));
    const tearsheets = rows.map((row) => ({
      ...row,
      candidateIds: row.candidateIds.filter((id) => listed.has(id)),
    }));
    return { read: rows.length, next, ...(await ports.store.atsRecords.saveTearsheets(organizationId, tearsheets)) };
  },
  clientContacts: (run, ports) => contactsPage(run, ports, false),
  leads: (run, ports) => contactsPage(run, ports, true),
  candidates: candidatesPage,
  fields: async ({ organizationId }, ports) => {
    const counts = { read: 0, written: 0, removed: 0 };
    for (const entity of metaEntities) {
      const fields = await inAtsSession(ports, organizationId, (ats, session) => ats.fields(session, entity));
      const kept = await ports.store.atsRecords.saveFields(organizationId, entity, fields, ports.clock.now());
      counts.read += fields.length;
      counts.written += kept.written;
      counts.removed += kept.removed;
    }
    return { ...counts, next: null };
  },
};

async function contactsPage(run: SyncRun, ports: SyncPorts, isLead: boolean): Promise<Page> {
  const { organizationId, since, cursor } = run;
  const { rows, next } = await inAtsSession(ports, organizationId, (ats, session) =>
    ats.contacts(session, { since, after: cursor, isLead }),
  );
  const kept = await withoutErased(ports, organizationId, rows, ({ email }) => ({ email }));
  return { read: rows.length, next, ...(await ports.store.atsRecords.saveContacts(organizationId, kept)) };
}

/** Imports the candidates of the next tearsheets, and links their contacts and leads. */
async function candidatesPage(run: SyncRun, ports: SyncPorts): Promise<Page> {
  const { organizationId, cursor, extraFields } = run;
  const place = placeOf(cursor);
  const tearsheets = await ports.store.atsRecords.tearsheetsAfter(organizationId, place.after, pageLimits.tearsheets);
  const { ids, finished, next } = candidatesOfPage(tearsheets, place, pageLimits);
  const kept = await importCandidates({ organizationId, ids, extraFields }, ports);
  for (const tearsheet of finished) {
    if (tearsheet.source === 'ats') await ports.store.atsRecords.linkPeople(organizationId, tearsheet);
  }
  return { ...kept, next };
}

/**
 * Imports candidates by id, with the fields that the organization's settings name. Those that the ATS no longer has are left out.
 * @returns how many the ATS has, and how many differed and were written; deleted ones count as written, because they stay,
 *   marked as deleted. `message` names fields that were left out.
 * @throws PortalError as `inAtsSession`.
 */
export async function importCandidates(
  given: { organizationId: string; ids: readonly string[]; extraFields: readonly string[] },
  ports: SyncPorts,
): Promise<Kept & { read: number; message: string }> {
  const { organizationId, ids } = given;
  const kept = { read: 0, written: 0, removed: 0, message: '' };
  let wanted = await wantedFields(given, ports);
  const read = (some: readonly string[]) =>
    inAtsSession(ports, organizationId, (ats, session) =>
      ats.candidates(session, { ids: some, extraFields: wanted.fields }),
    );
  for (let start = 0; start < ids.length; start += candidatesPerCall) {
    const some = ids.slice(start, start + candidatesPerCall);
    const found = await read(some).catch(async (error: unknown) => {
      if (!(error instanceof CallRefused)) throw error;
      // Fields may be gone since they were described.
      const fields = await inAtsSession(ports, organizationId, (ats, session) => ats.fields(session, 'Candidate'));
      await ports.store.atsRecords.saveFields(organizationId, 'Candidate', fields, ports.clock.now());
      wanted = await wantedFields(given, ports);
      return await read(some);
    });
    const listed = await withoutErased(ports, organizationId, found, ({ id, record }) => ({
      atsId: id,
      email: record.candidate.email,
    }));
    const page = await ports.store.atsRecords.saveCandidates(organizationId, listed, ports.clock.now());
    kept.read += found.length;
    kept.written += page.written;
    kept.removed += page.removed;
    kept.message = wanted.gone.length === 0 ? '' : atsTexts.fieldsGone(wanted.gone.join(', '));
  }
  return kept;
}

/** The fields to import with each candidate, and those that the settings name and the ATS no longer has. */
async function wantedFields(
  { organizationId, extraFields }: { organizationId: string; extraFields: readonly string[] },
  { store }: SyncPorts,
): Promise<{ fields: string[]; gone: string[] }> {
  const [organization, metadata] = await Promise.all([
    store.organizations.get(organizationId),
    store.atsRecords.metadata(organizationId, 'Candidate'),
  ]);
  if (!organization) return { fields: [...new Set(extraFields)], gone: [] };
  return {
    fields: [...new Set([...extraFields, ...wantedCandidateFields(organization, metadata)])],
    gone: goneCandidateFields(organization, metadata),
  };
}
