import { boolean, number, string } from 'yup';
import { record, type Model } from '../fields/model';
import { timestamp } from '../fields/time';
import { credentialSchema } from './credential';

/** A file of a candidate other than the resume, `…/candidates/{candidateId}/fileAttachments/{fileId}`. */
export const attachmentSchema = record({
  id: string().required(),
  uuid: string().required(),
  name: string().max(255).required(),
  extension: string().max(10).default(''),
  mimeType: string().max(200).default(''),
  /** Label of the document type, such as `Resume`. */
  documentType: string().max(100).default(''),
  /** Bytes; null when unknown. */
  size: number().min(0).nullable().default(null),
  /** Path in the bucket. */
  content: string().required(),
  /** Null for a file that is no credential. */
  credential: credentialSchema.nullable().default(null),
  dateAdded: timestamp(),
  /** Soft delete: not listed and not served, but can be restored. */
  isRemoved: boolean().default(false),
  /** When it was removed; its bytes are deleted `removedFileRetentionMs` later. */
  removedAt: timestamp(),
});
export type Attachment = Model<typeof attachmentSchema>;
