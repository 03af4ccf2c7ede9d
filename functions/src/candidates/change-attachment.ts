import { removedFileRetentionMs } from '@portal/domain/constants/files';
import type { candidatesApi } from '@portal/domain/contracts/candidates-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import { extensionOf } from '@portal/domain/profiles/profile-files';
import { downloadTexts } from '@portal/domain/texts/server';
import type { StaffContext } from '../runtime/route';

type Call = typeof candidatesApi.changeAttachment;

/**
 * Renames, removes or restores an attachment. A new name keeps the extension, so that a picture cannot become a program.
 * @throws PortalError `notFound` for a missing file, and for one removed too long ago to be restored.
 */
export async function changeAttachment(
  { organizationId, jobId, candidateId, fileId, name, isRemoved }: RequestOf<Call>,
  { actor, store, clock }: StaffContext,
): Promise<AnswerOf<Call>> {
  const key = { organizationId, jobId, candidateId };
  const attachment = await store.candidates.attachment(key, fileId);
  // The sweep may be deleting it.
  const isGone =
    attachment?.isRemoved && clock.now() - (attachment.removedAt?.toMillis() ?? 0) > removedFileRetentionMs;
  if (!attachment || isGone) throw new PortalError('notFound', { userMessage: downloadTexts.notFound });
  const changes = {
    ...(name === undefined ? {} : { name: withExtension(name, attachment.extension) }),
    ...(isRemoved === undefined ? {} : { isRemoved }),
  };
  if (Object.keys(changes).length === 0) return { fileId };
  const { uid: userId, displayName: actorName } = actor;
  const data = { detail: attachment.name };
  const eventType = isRemoved === true ? 'attachmentRemoved' : 'attachmentAdded';
  const recordsActivity = isRemoved !== undefined && isRemoved !== attachment.isRemoved;
  const activity = recordsActivity ? ({ eventType, userId, actorName, data } as const) : null;
  const isThere = await store.attachments.change(key, fileId, changes, activity);
  if (!isThere) throw new PortalError('notFound', { userMessage: downloadTexts.notFound });
  return { fileId };
}

const maxNameLength = 255;

function withExtension(name: string, extension: string): string {
  if (extension === '' || extensionOf(name) === extension) return name;
  return `${name.slice(0, maxNameLength - extension.length - 1)}.${extension}`;
}
