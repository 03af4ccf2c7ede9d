import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import type { jobNotesApi } from '@portal/domain/contracts/job-notes-api';
import { PortalError } from '@portal/domain/errors/portal-error';
import { redactionTexts } from '@portal/domain/texts/redaction';
import { isPresentedAnonymously } from '../projections/anonymous-presentation';
import { recordRedactor, requireAnonymousTexts } from '../projections/client-texts';
import type { StaffContext } from '../runtime/route';

type Api = typeof jobNotesApi;

/**
 * Adds a note to a job.
 * @throws PortalError `notFound`; `permissionDenied` where notes are switched off; `conflict` with a sentence for one that tells
 *   the client who an anonymous candidate is.
 */
export async function addJobNote(
  { noteId, text, isForClient, ...key }: RequestOf<Api['addJobNote']>,
  context: StaffContext,
): Promise<AnswerOf<Api['addJobNote']>> {
  await requireNotes(context, key);
  const { actor, store } = context;
  if (isForClient) await requireUntold(context, key, text);
  await store.jobNotes.add(key, {
    id: noteId,
    text,
    isForClient,
    createdBy: actor.uid,
    authorName: actor.displayName,
  });
  return { noteId };
}

/** Removes a note from a job. @throws PortalError as {@link addJobNote}. */
export async function removeJobNote(
  { noteId, ...key }: RequestOf<Api['removeJobNote']>,
  context: StaffContext,
): Promise<AnswerOf<Api['removeJobNote']>> {
  await requireNotes(context, key);
  await context.store.jobNotes.remove(key, noteId);
  return { removed: true };
}

async function requireNotes(
  { store }: Pick<StaffContext, 'store'>,
  { organizationId, jobId }: { organizationId: string; jobId: string },
): Promise<void> {
  const [organization, job] = await Promise.all([
    store.organizations.get(organizationId),
    store.jobs.get(organizationId, jobId),
  ]);
  if (!organization || !job) throw new PortalError('notFound', { detail: 'job' });
  if (!organization.showJobNotes) throw new PortalError('permissionDenied', { detail: 'without job notes' });
}

/** A note names no candidate whom the client reads about without a name. */
async function requireUntold(
  { store }: Pick<StaffContext, 'store'>,
  { organizationId, jobId }: { organizationId: string; jobId: string },
  text: string,
): Promise<void> {
  const shown = await store.clientJobs.shownCandidates(organizationId, jobId);
  const redactors = await Promise.all(
    shown.map(async (candidate) =>
      (await isPresentedAnonymously({ store }, candidate)) ? recordRedactor(candidate) : null,
    ),
  );
  requireAnonymousTexts(redactors, [[redactionTexts.note, text]]);
}
