import { boolean, number, string } from 'yup';
import { record, type Model } from '../fields/model';
import { timestamp } from '../fields/time';

/** A file beside the resume, `…/candidates/{candidateId}/fileAttachments/{fileId}` (001 §3 "Attachment file"). */
export const attachmentSchema = record({
  id: string().required(),
  uuid: string().required(),
  name: string().max(255).required(),
  extension: string().max(10).default(''),
  mimeType: string().max(200).default(''),
  /** Label of the kind of document, for example Resume. */
  documentType: string().max(100).default(''),
  /** Bytes; null when unknown. */
  size: number().min(0).nullable().default(null),
  /** Path in the bucket. */
  content: string().required(),
  dateAdded: timestamp(),
  /** Taken away: gone from the lists, and nobody gets it any more; can be brought back. */
  isRemoved: boolean().default(false),
  /** When it was taken away; its bytes go a while after. */
  removedAt: timestamp(),
});
export type Attachment = Model<typeof attachmentSchema>;
