import { number, string } from 'yup';
import { record, type Model } from '../fields/model';

/**
 * Who looks at a public page (002 §3 "Public viewer"). The browser keeps it; nothing in it is proof of identity and it
 * gives no rights. Ids are ids of documents, too, so they do not begin as the ones that Firestore keeps for itself.
 */
export const publicViewerSchema = record({
  guid: string()
    .matches(/^(?!__)[\w-]{8,64}$/)
    .required(),
  /** A made-up name, so that staff can tell viewers apart. */
  alias: string().max(60).default(''),
  email: string().max(320).default(''),
  sessionUID: string()
    .matches(/^(?!__)[\w-]{8,64}$/)
    .required(),
  windowGUID: string().max(64).default(''),
});
export type PublicViewer = Model<typeof publicViewerSchema>;

/** Where a viewer's address is registered; never the address itself. */
export const sessionLocationSchema = record({
  country: string().max(100).default(''),
  region: string().max(100).default(''),
  city: string().max(100).default(''),
});
export type SessionLocation = Model<typeof sessionLocationSchema>;

/** One visit of a viewer, `…/candidates/{id}/views/{sessionUID}`; written by functions alone. */
export const resumeViewSchema = record({
  viewer: publicViewerSchema,
  location: sessionLocationSchema,
  /** Milliseconds since 1970. */
  startedAt: number().required(),
  lastSeenAt: number().required(),
  /** Seconds that the page was in front of the viewer. */
  duration: number().min(0).default(0),
});
export type ResumeView = Model<typeof resumeViewSchema>;
