import { noteText } from '@portal/domain/ats/note-text';
import type { OutboxNote } from '@portal/domain/ats/outbox-note';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import type { middlewareApi } from '@portal/domain/contracts/middleware-api';
import { PortalError } from '@portal/domain/errors/portal-error';
import type { NoteEvent } from '@portal/domain/organizations/bullhorn-events';
import { profileVoteNotes } from '@portal/domain/texts/marketing-notes';
import type { StaffContext } from '../runtime/route';
import { requireSender } from '../users/require-sender';

type Queued = AnswerOf<typeof middlewareApi.jmNote>;
type Subject = Partial<Pick<OutboxNote, 'candidateId' | 'jobId' | 'tearsheetId' | 'recipientId' | 'isLead'>>;

/** Leaves a note about each candidate to whom a job was marketed, unless the organization has switched it off. */
export async function jmNote(
  { orgId, candidates, jobId, tearsheetId, noteType, senderId, feedback }: RequestOf<typeof middlewareApi.jmNote>,
  context: StaffContext,
): Promise<Queued> {
  const about = { jobId: await idInAts(context, orgId, jobId), tearsheetId };
  const subjects = candidates.map((candidateId) => ({ candidateId, ...about }));
  return await addNotes(context, orgId, subjects, {
    event: noteType,
    author: await authorOf(context, orgId, senderId),
    details: [feedback],
  });
}

/** Leaves a note about each contact or lead to whom a candidate was marketed, unless the organization has switched it off. */
export async function smNote(
  {
    orgId,
    clientContacts,
    isLead,
    candidateId,
    tearsheetId,
    noteType,
    ...note
  }: RequestOf<typeof middlewareApi.smNote>,
  context: StaffContext,
): Promise<Queued> {
  const { isFeedbackPositive, feedback, senderId } = note;
  const vote =
    isFeedbackPositive === null ? '' : profileVoteNotes[isFeedbackPositive ? 'smVotePositive' : 'smVoteNegative'];
  const subjects = clientContacts.map((recipientId) => ({ recipientId, isLead, candidateId, tearsheetId }));
  return await addNotes(context, orgId, subjects, {
    event: noteType,
    author: await authorOf(context, orgId, senderId),
    details: [vote, feedback],
  });
}

/** Notes that a candidate wants no more emails about jobs. */
export async function jobUnsubscribe(
  { orgId, candidate, senderId, jobId }: RequestOf<typeof middlewareApi.jobUnsubscribe>,
  context: StaffContext,
): Promise<Queued> {
  const subject = { candidateId: candidate, jobId: await idInAts(context, orgId, jobId) };
  return await addNotes(context, orgId, [subject], {
    event: 'jmUnsubscribe',
    author: await authorOf(context, orgId, senderId),
  });
}

/** Unsubscribes a contact or lead from emails about candidates, and notes it. */
export async function marketingUnsubscribe(
  { orgId, clientContact, senderId, isLead, candidateId }: RequestOf<typeof middlewareApi.marketingUnsubscribe>,
  context: StaffContext,
): Promise<Queued> {
  const author = await authorOf(context, orgId, senderId);
  const key = { organizationId: orgId, isLead, contactId: clientContact };
  await context.store.contacts.mark(key, { smEmailsUnsubscribe: true });
  const subject = { recipientId: clientContact, isLead, candidateId };
  return await addNotes(context, orgId, [subject], { event: 'smUnsubscribe', author });
}

/** The id that a job of the portal has in the ATS; any other id is taken for one of the ATS. */
async function idInAts({ store }: StaffContext, organizationId: string, jobId: string): Promise<string> {
  const job = jobId === '' ? null : await store.jobs.get(organizationId, jobId);
  return job?.entityId ?? jobId;
}

/** Notes without a sender are the API user's. @throws PortalError `permissionDenied` for a sender of another organization. */
async function authorOf(context: StaffContext, organizationId: string, senderId: string): Promise<string> {
  return senderId === '' ? '' : await requireSender(context, organizationId, senderId);
}

async function addNotes(
  { store, random }: StaffContext,
  organizationId: string,
  subjects: readonly Subject[],
  { event, author, details = [] }: { event: NoteEvent; author: string; details?: readonly string[] },
): Promise<Queued> {
  const organization = await store.organizations.get(organizationId);
  if (!organization) throw new PortalError('notFound');
  const text = noteText(organization, event, details);
  if (text === null) return { queued: 0 };
  const empty = { candidateId: '', jobId: '', tearsheetId: '', recipientId: '', isLead: false };
  for (const subject of subjects) {
    await store.atsNotes.add(organizationId, { ...empty, ...subject, noteType: event, author, text }, random.token(15));
  }
  return { queued: subjects.length };
}
