import type { JobCandidate } from '@portal/domain/candidates/job-candidate';
import { isRunUnderWay, type PrivacyRun } from '@portal/domain/privacy/privacy-run';
import type { Ports } from '../runtime/ports';
import { completePerson } from './find-person';
import { erasePlace } from './erase-place';
import { noteErasure } from './note-erasure';
import { personPlaces } from './person-places';
import { subjectOf, type Subject } from './subject';
import { writeExport } from './write-export';

type RunPorts = Pick<Ports, 'store' | 'files' | 'search' | 'parsing' | 'clock' | 'config' | 'log'>;

/** A place takes seconds; a step that is still silent after this has lost its process. */
const leaseMs = 4 * 60_000;
/** A step ends well below the time of its function, and the next one goes on. */
const stepMs = 2 * 60_000;
const maxAttempts = 8;
const pauseMs = 30_000;
/** Longer than any call takes that has read the person before the erasure and writes after it. */
const settlingMs = 10 * 60_000;

/**
 * One step of an erasure or export: place after place of `person-places.ts`. Each place is erased as a whole and repeats
 * without harm, so a run goes on from its last finished place after any interruption. An erasure looks once more ten
 * minutes later for what was under way, and then forgets whom it was about.
 */
export async function continuePrivacyRun(
  key: Pick<PrivacyRun, 'organizationId' | 'id'>,
  ports: RunPorts,
): Promise<void> {
  const { store, clock, log } = ports;
  const run = await store.privacyRuns.lease(key, clock.now(), leaseMs);
  if (!run) return;
  try {
    const person = await store.privacyRuns.person(run);
    if (!person) {
      await store.privacyRuns.end(run, { state: 'failed' });
      return;
    }
    const subject = subjectOf(run.organizationId, person);
    if (run.kind === 'export') await writeExport(run, subject, ports);
    else await erase(run, subject, ports);
  } catch (error) {
    // An export that was erased with its person.
    if (!(await store.privacyRuns.get(run))) return;
    const attempts = run.attempts + 1;
    log.error('a step about a person failed', { runId: run.id, kind: run.kind, attempts }, error);
    // An erasure is never given up: it waits for an admin's ATS or the search server as long as it must.
    const isGivenUp = run.kind === 'export' && attempts >= maxAttempts;
    if (isGivenUp) await store.privacyRuns.end(run, { state: 'failed' });
    else {
      const pause = pauseMs * Math.min(attempts, 20);
      await store.privacyRuns.finishStep(run, { attempts }, clock.now() + pause);
    }
  }
}

async function erase(run: PrivacyRun, subject: Subject, ports: RunPorts): Promise<void> {
  const { store, clock } = ports;
  let { cursor, found } = run;
  let current = subject;
  if (cursor === 0 && !subject.person.isExact) {
    // What has come in since the request, or since the first pass.
    const { person, candidates } = await completePerson(ports, run.organizationId, subject.person);
    // Who has applied again since then has a new reason to be here.
    const since = run.createdAt?.toMillis() ?? 0;
    const isBack = ({ source, createdAt }: JobCandidate) =>
      source === 'publicUpload' && (createdAt?.toMillis() ?? 0) > since;
    const back = new Set(candidates.filter(isBack).map(({ id }) => id));
    const theirs = person.candidates.filter(({ candidateId }) => !back.has(candidateId));
    current = subjectOf(run.organizationId, together(subject, { ...person, candidates: theirs }));
    await store.privacyRuns.setPerson(run, current.person);
  }
  const endOfStep = clock.now() + stepMs;
  for (const place of personPlaces.slice(cursor)) {
    if (clock.now() > endOfStep) {
      await store.privacyRuns.finishStep(run, { cursor }, null);
      return;
    }
    found += await erasePlace(place, current, ports);
    cursor += 1;
    await store.privacyRuns.advance(run, { cursor, place: place.name, found, wakeAt: clock.now() + leaseMs });
  }
  if (isRunUnderWay(run)) {
    await noteErasure(run, current, ports);
    await store.privacyRuns.finishStep(run, { state: 'checking', cursor: 0 }, clock.now() + settlingMs);
  } else {
    await store.privacyRuns.end(run, { state: 'done', found });
  }
}

/** Candidates that are erased already stay on the list: late documents may name them. */
function together({ person }: Subject, found: Subject['person']): Subject['person'] {
  const all = [...person.candidates, ...found.candidates];
  const unique = new Map(all.map((one) => [`${one.jobId}/${one.candidateId}`, one]));
  const both = (
    name: 'names' | 'emails' | 'phones' | 'atsIds' | 'files' | 'skillsCandidateIds' | 'contactIds' | 'leadIds',
  ) => [...new Set([...person[name], ...found[name]])];
  return {
    name: person.name,
    isExact: person.isExact,
    ...{ names: both('names'), emails: both('emails'), phones: both('phones'), atsIds: both('atsIds') },
    ...{ files: both('files'), skillsCandidateIds: both('skillsCandidateIds') },
    ...{ contactIds: both('contactIds'), leadIds: both('leadIds') },
    candidates: [...unique.values()],
  };
}
