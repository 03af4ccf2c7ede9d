import { isDeepStrictEqual } from 'node:util';
import type { ListedCandidate } from '@portal/domain/tearsheets/public-list';
import { listedEntries, type Tearsheet } from '@portal/domain/tearsheets/tearsheet';
import type { Ports } from '../../runtime/ports';

/** A listed candidate with its place in the list. */
export type Row = ListedCandidate & { isFavorite: boolean };

/**
 * What lists show and search of an organization's candidates, in memory: each search looks at all entries of a list, and a
 * list has thousands. Changes are read by their time, so a search reads one document when nothing has changed. A page
 * checks its own rows against the database, so a removed candidate is not shown.
 */
interface KnownCandidates {
  /** Null for an entry that is not stored. */
  facts: Map<string, ListedCandidate | null>;
  /** Another number after each change. */
  version: number;
  /** Changes before this time are known. */
  changedUntil: number;
  checkedAt: number;
  /** The read that is going on. */
  updating: Promise<void> | null;
}

/** Organizations, those used last at the end. */
const known = new Map<string, KnownCandidates>();
/** Rows of a list, for as long as neither the list nor its candidates change. */
const rowsOf = new WeakMap<Tearsheet, { version: number; rows: Row[] }>();
let versions = 0;

/** Limits the memory of an instance. */
const maxKnown = 30_000;
const checkEveryMs = 2_000;
/** Beyond the difference between the clocks of an instance and the database. */
const overlapMs = 60_000;
const changesAtOnce = 500;

type ListPorts = Pick<Ports, 'store' | 'clock'>;

/** The published candidates of a tearsheet, favorites first. */
export async function publishedRows(ports: ListPorts, organizationId: string, tearsheet: Tearsheet): Promise<Row[]> {
  const { data } = tearsheet.candidates;
  const candidates = await knownCandidates(
    ports,
    organizationId,
    data.map(({ id }) => id),
  );
  const current = rowsOf.get(tearsheet);
  if (current?.version === candidates.version) return current.rows;
  const favorites = new Map(data.map(({ id, isFavorite }) => [id, isFavorite]));
  const rows = listedEntries(
    [...favorites].flatMap(([id, isFavorite]) => {
      const facts = candidates.facts.get(id);
      return facts ? [{ ...facts, isFavorite }] : [];
    }),
    { isPublic: true },
  );
  rowsOf.set(tearsheet, { version: candidates.version, rows });
  return rows;
}

/** These rows as they are stored now; those that are no longer published are left out. */
export async function stillPublished(
  { store }: Pick<Ports, 'store'>,
  organizationId: string,
  rows: readonly Row[],
): Promise<Row[]> {
  const favorites = new Map(rows.map(({ id, isFavorite }) => [id, isFavorite]));
  const fresh = await store.skillsCandidates.listed(organizationId, [...favorites.keys()]);
  return listedEntries(
    fresh.map((one) => ({ ...one, isFavorite: favorites.get(one.id) ?? false })),
    { isPublic: true },
  );
}

async function knownCandidates(
  ports: ListPorts,
  organizationId: string,
  ids: readonly string[],
): Promise<KnownCandidates> {
  const candidates = used(organizationId, ports.clock.now());
  // Viewers who come at the same time wait for one read.
  while (candidates.updating) await candidates.updating.catch(() => undefined);
  const { facts, checkedAt } = candidates;
  const isDue = facts.size > 0 && ports.clock.now() - checkedAt >= checkEveryMs;
  if (!isDue && ids.every((id) => facts.has(id))) return candidates;
  candidates.updating = update(ports, organizationId, candidates, { ids, isDue }).finally(() => {
    candidates.updating = null;
  });
  await candidates.updating;
  return candidates;
}

async function update(
  ports: ListPorts,
  organizationId: string,
  candidates: KnownCandidates,
  { ids, isDue }: { ids: readonly string[]; isDue: boolean },
): Promise<void> {
  const { facts } = candidates;
  // Before new ones are read, so that no change is missed.
  if (isDue) await readChanges(ports, organizationId, candidates);
  const missing = ids.filter((id) => !facts.has(id));
  if (missing.length === 0) return;
  if (facts.size + missing.length > maxKnown) facts.clear();
  const wanted = facts.size === 0 ? ids : missing;
  const read = await ports.store.skillsCandidates.listed(organizationId, wanted);
  for (const id of wanted) facts.set(id, null);
  for (const one of read) facts.set(one.id, one);
  candidates.version = versions += 1;
  forgetOthers(organizationId);
}

function used(organizationId: string, now: number): KnownCandidates {
  const candidates = known.get(organizationId) ?? {
    ...{ facts: new Map<string, ListedCandidate | null>(), version: (versions += 1) },
    ...{ changedUntil: now - overlapMs, checkedAt: now, updating: null },
  };
  known.delete(organizationId);
  known.set(organizationId, candidates);
  return candidates;
}

async function readChanges(
  { store, clock }: ListPorts,
  organizationId: string,
  candidates: KnownCandidates,
): Promise<void> {
  const { facts } = candidates;
  for (;;) {
    const { changedUntil } = candidates;
    const { changed, until } = await store.skillsCandidates.listedSince(organizationId, changedUntil, changesAtOnce);
    const differing = changed.filter((one) => facts.has(one.id) && !isDeepStrictEqual(facts.get(one.id), one));
    for (const one of differing) facts.set(one.id, one);
    if (differing.length > 0) candidates.version = versions += 1;
    candidates.changedUntil = until ?? changedUntil;
    // More changes of one instant than fit a page cannot be distinguished.
    if (changed.length < changesAtOnce || until === changedUntil) break;
  }
  candidates.checkedAt = clock.now();
}

/** Drops the organizations that were used longest ago. */
function forgetOthers(organizationId: string): void {
  let size = [...known.values()].reduce((sum, { facts }) => sum + facts.size, 0);
  for (const [id, { facts }] of known) {
    if (size <= maxKnown || id === organizationId) return;
    size -= facts.size;
    known.delete(id);
  }
}
