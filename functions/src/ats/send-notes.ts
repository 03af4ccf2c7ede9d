import { createHash } from 'node:crypto';
import { atsRecordsOf, retryDelayMs, type OutboxNote } from '@portal/domain/ats/outbox-note';
import { statusInAts } from '@portal/domain/ats/status-mapping';
import { submissionStatusText } from '@portal/domain/ats/submission-status-text';
import { PortalError } from '@portal/domain/errors/portal-error';
import { noteActions } from '@portal/domain/texts/marketing-notes';
import { CallRefused } from '../adapters/ats/applicant-tracking';
import type { Ports } from '../runtime/ports';
import type { NoteSubject } from '../store/ats-notes';
import { inAtsSession } from './ats-session';

type OutboxPorts = Pick<Ports, 'store' | 'tracking' | 'clock' | 'log'>;

/** Longer than all calls of one note. */
const leaseMs = 5 * 60_000;
const notesInOneSweep = 300;
/** People of one organization, and organizations, at a time. */
const people = 8;
const organizations = 10;

/**
 * Sends the waiting notes about a person to the ATS, oldest first. A failure is recorded and ends it; the note is due again
 * later. Without a connected ATS the notes wait.
 */
export async function sendNotes(subject: NoteSubject, ports: OutboxPorts): Promise<void> {
  const { store, tracking, clock } = ports;
  if (!tracking || !(await store.integrations.connectionOf(subject.organizationId))) return;
  for (;;) {
    const note = await store.atsNotes.claimNext(subject, { now: clock.now(), leaseMs });
    if (!note || !(await sendNote(subject.organizationId, note, ports))) return;
  }
}

/**
 * Sends the due notes of all connected organizations: retries, and those whose process has died. Several at a time, so that
 * an ATS that answers slowly does not hold up those of others.
 */
export async function sendDueNotes(ports: OutboxPorts): Promise<void> {
  const waiting = await ports.store.integrations.connectedOrganizations();
  const lane = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await sendNotesOf(next, ports);
  };
  await Promise.all(Array.from({ length: organizations }, lane));
}

async function sendNotesOf(organizationId: string, ports: OutboxPorts): Promise<void> {
  const { store, clock } = ports;
  const subjects = await store.atsNotes.dueSubjects(organizationId, { now: clock.now(), max: notesInOneSweep });
  for (let start = 0; start < subjects.length; start += people) {
    const some = subjects.slice(start, start + people);
    await Promise.all(some.map((subject) => sendNotes({ organizationId, subject }, ports)));
  }
}

/** @returns whether the ATS has the note, or it is given up, so that the next one may follow. */
async function sendNote(organizationId: string, note: OutboxNote, ports: OutboxPorts): Promise<boolean> {
  const { store, clock, log } = ports;
  const { id, tries } = note;
  try {
    await (note.noteType === 'submissionStatus' ? sendStatus : sendText)(organizationId, note, ports);
    await store.atsNotes.markSent(organizationId, note);
    return true;
  } catch (error) {
    const { userMessage: message, kind } = PortalError.from(error);
    // What the ATS refuses once, it refuses again.
    const delay = error instanceof CallRefused ? null : retryDelayMs(tries, kind === 'tooManyRequests');
    const dueAt = delay === null ? null : clock.now() + delay;
    await store.atsNotes.markFailed(organizationId, note, { message, dueAt });
    log.warn('note not sent', { organizationId, noteId: id, tries, kind, isGivenUp: dueAt === null });
    return dueAt === null;
  }
}

async function sendText(organizationId: string, note: OutboxNote, ports: OutboxPorts): Promise<void> {
  const { id, noteType, text, author } = note;
  const sent = {
    key: keyOf(organizationId, id),
    action: noteActions[noteType],
    comments: text || noteActions[noteType],
    ...atsRecordsOf(note),
    authorId: await atsUserIdOf(organizationId, author, ports),
  };
  await inAtsSession(ports, organizationId, (ats, session) => ats.keepNote(session, sent));
}

/** Sends the status that the candidate has now; of a candidate who is gone, the one that was noted. */
async function sendStatus(organizationId: string, note: OutboxNote, ports: OutboxPorts): Promise<void> {
  const { store } = ports;
  const key = { organizationId, jobId: note.portalJobId, candidateId: note.portalCandidateId };
  const [candidate, organization, integration] = await Promise.all([
    store.candidates.get(key),
    store.organizations.get(organizationId),
    store.integrations.get(organizationId),
  ]);
  const status =
    candidate && organization
      ? submissionStatusText(candidate.submissionStatus, organization.integration.bullhorn.jobSubmission)
      : '';
  const submission = {
    candidateId: note.candidateId,
    jobId: note.jobId,
    status: statusInAts(status || note.text, integration?.statusMappings ?? []),
    authorId: await atsUserIdOf(organizationId, note.author, ports),
  };
  await inAtsSession(ports, organizationId, (ats, session) => ats.saveSubmission(session, submission));
}

/** Recognizes the note in the ATS, also where two organizations share one. */
function keyOf(organizationId: string, id: string): string {
  return createHash('sha256').update(`${organizationId}/${id}`).digest('hex').slice(0, 24);
}

/** The ATS user with this id, or of this user of the portal; `''` for the user of the connection. */
async function atsUserIdOf(organizationId: string, author: string, { store }: OutboxPorts): Promise<string> {
  if (author === '') return '';
  const users = await store.integrationUsers.list(organizationId);
  return users.find(({ id, userId }) => id === author || userId === author)?.id ?? '';
}
