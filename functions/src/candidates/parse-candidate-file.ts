import type { correctionsApi } from '@portal/domain/contracts/corrections-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { rebaseCorrections } from '@portal/domain/corrections/rebase-corrections';
import { PortalError } from '@portal/domain/errors/portal-error';
import { downloadTexts, serverTexts } from '@portal/domain/texts/server';
import { limitParsedSize } from '../parsing/limit-parsed-size';
import { changedCandidateFields, correctedParsing } from './corrected-parsing';
import { requireUsableSize } from '../uploads/read-uploaded-document';
import { requireNamedFormat } from '../uploads/require-named-format';
import { regradeCandidate } from './regrade-candidate';
import { sanitizeHtml } from '../parsing/sanitize-html';
import { todayOf } from '../runtime/today';
import { MessageAnswer, type StaffContext } from '../runtime/route';

type Call = typeof correctionsApi.parseCandidateFile;

/**
 * Parses the resume or an attachment of a candidate again, and grades the candidate. Corrections stay. A failure changes
 * nothing.
 * @throws PortalError `notFound` for a missing candidate or file, `unusableFile` or `tooLarge` with a message about the
 *   file.
 */
export async function parseCandidateFile(
  input: RequestOf<Call>,
  context: StaffContext,
): Promise<MessageAnswer<AnswerOf<Call>>> {
  const { organizationId, jobId, candidateId, fileId } = input;
  const { actor, store, clock } = context;
  const key = { organizationId, jobId, candidateId };
  const today = todayOf(clock);
  const fresh = await parsedFile(context, await findFile(input, context), today);
  const isThere = await store.resumeParsing.change(key, async ({ candidate, parsing, original, corrections }) => {
    if (candidate.isDeleted) throw new PortalError('notFound');
    const before = original?.parsed ?? parsing?.parsed ?? fresh.parsed;
    const rebased = rebaseCorrections(corrections, before, fresh.parsed);
    const corrected = await correctedParsing(fresh.parsed, rebased, { html: fresh.html, today });
    return {
      parsing: { ...corrected, fileId },
      original: { parsed: fresh.parsed },
      corrections: rebased,
      candidate: changedCandidateFields(parsing?.parsed ?? null, corrected.parsed),
      engineVersion: fresh.parsed.engineVersion,
      isParsedAnew: true,
      activity: { eventType: 'resumeParsed', userId: actor.uid, actorName: actor.displayName, candidateId },
    };
  });
  if (!isThere) throw new PortalError('notFound');
  return new MessageAnswer(await regradeCandidate(context, key), serverTexts.resumeParsed);
}

async function findFile(
  { organizationId, jobId, candidateId, fileId }: RequestOf<Call>,
  { store }: StaffContext,
): Promise<{ path: string; fileName: string }> {
  const key = { organizationId, jobId, candidateId };
  const candidate = await store.candidates.get(key);
  if (!candidate || candidate.isDeleted) throw new PortalError('notFound');
  const { resume } = candidate;
  if (fileId === 'resume' && resume) return { path: resume.storagePath, fileName: resume.fileName };
  const attachment = fileId === 'resume' ? null : await store.candidates.attachment(key, fileId);
  if (!attachment || attachment.isRemoved) throw new PortalError('notFound', { userMessage: downloadTexts.notFound });
  return { path: attachment.content, fileName: attachment.name };
}

async function parsedFile(
  { files, parsing, deadline }: Pick<StaffContext, 'files' | 'parsing' | 'deadline'>,
  { path, fileName }: { path: string; fileName: string },
  today: string,
) {
  await requireUsableSize({ files }, path);
  const result = await parsing.parseResume({ bytes: await files.read(path), fileName }, { today, deadline });
  requireNamedFormat(fileName, result.fileType);
  return limitParsedSize(result.parsed, sanitizeHtml(result.html));
}
