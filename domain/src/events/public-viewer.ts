import { boolean, number, string } from 'yup';
import { record, type Model } from '../fields/model';
import { viewerTexts } from '../texts/submissions';

/**
 * The viewer of a public page, as the viewer's browser states it: no proof of identity, and it grants nothing. Ids
 * serve as document ids, so the prefix `__`, which Firestore reserves, is refused.
 */
export const publicViewerSchema = record({
  guid: string()
    .matches(/^(?!__)[\w-]{8,64}$/)
    .required(),
  /** A generated name that helps staff to distinguish viewers. */
  alias: string().max(60).default(''),
  email: string().max(320).default(''),
  sessionUID: string()
    .matches(/^(?!__)[\w-]{8,64}$/)
    .required(),
  windowGUID: string().max(64).default(''),
});
export type PublicViewer = Model<typeof publicViewerSchema>;

/** A viewer as functions store it. */
export const knownViewerSchema = publicViewerSchema.shape({
  /** The recipient whose own link was opened; `''` for everybody else. */
  recipientId: string().max(128).default(''),
  /** Whether the viewer has proved to be that recipient, by a mailed code or the session of Client Connect. */
  isVerified: boolean().default(false),
});
export type KnownViewer = Model<typeof knownViewerSchema>;

/** The name of a viewer for staff: the recipient's, else the stated email; others are anonymous. */
export function viewerName({
  alias,
  email,
  recipientId,
}: Pick<KnownViewer, 'alias' | 'email' | 'recipientId'>): string {
  if (recipientId !== '' && alias !== '') return alias;
  if (email !== '') return email;
  return alias === '' ? viewerTexts.anonymous : viewerTexts.anonymousAs(alias);
}

/** Location of the viewer's client IP; the IP itself is not stored. */
export const sessionLocationSchema = record({
  country: string().max(100).default(''),
  region: string().max(100).default(''),
  city: string().max(100).default(''),
});
export type SessionLocation = Model<typeof sessionLocationSchema>;

/** One visit of a viewer, `…/candidates/{id}/views/{sessionUID}`; only functions write it. */
export const resumeViewSchema = record({
  viewer: knownViewerSchema,
  location: sessionLocationSchema,
  /** Milliseconds since 1970. */
  startedAt: number().required(),
  lastSeenAt: number().required(),
  /** Seconds during which the viewer saw the page. */
  duration: number().min(0).default(0),
});
export type ResumeView = Model<typeof resumeViewSchema>;
