import { boolean, number, string } from 'yup';
import { linkDataSchema } from '../contacts/gate';
import type { Model } from '../fields/model';
import { timestamp } from '../fields/time';

/** What the link of a marketing page shows: one candidate, one job, or a tearsheet's list of either. */
export const sharedLinkKinds = ['profile', 'job', 'candidates', 'jobs'] as const;
export type SharedLinkKind = (typeof sharedLinkKinds)[number];

/** Salts of encoded ids, by kind of page. An id that was encoded for one kind does not decode for another. */
export const encodedIdSalts = {
  profile: 'SkillsMarketing',
  job: 'JobMarketing',
  candidates: 'Tearsheets',
  jobs: 'Tearsheets',
} as const satisfies Record<SharedLinkKind, string>;
export type EncodedIdSalt = (typeof encodedIdSalts)[SharedLinkKind];

/**
 * The link of a marketing page for one recipient, `organizations/{id}/sharedLinks/{linkId}`; only functions write it. The
 * same page, recipient, sender and brand have one link, so its views are the recipient's.
 */
export const sharedLinkSchema = linkDataSchema.shape({
  id: string().required(),
  organizationId: string().required(),
  kind: string().oneOf(sharedLinkKinds).required(),
  /** Id of the candidate, the job or the tearsheet. */
  targetId: string().required(),
  /** Id of the contact or lead; `''` for a link that names nobody. */
  recipientId: string().default(''),
  /** Counts revocations: codes of an older version are dead. */
  version: number().integer().min(1).default(1),
  isRevoked: boolean().default(false),
  createdAt: timestamp(),
  /** Null for never. */
  expiresAt: timestamp(),
  views: number().min(0).default(0),
  lastViewed: timestamp(),
});
export type SharedLink = Model<typeof sharedLinkSchema>;

/** Content of a link's data code. The stored link decides; sender, brand and gate are for readers of the code alone. */
export const sharedLinkCodeSchema = linkDataSchema.shape({
  linkId: string().required(),
  organizationId: string().required(),
  version: number().integer().required(),
});
export type SharedLinkCode = Model<typeof sharedLinkCodeSchema>;

/** Whether a link and its code are valid now. */
export function isLinkOpen(
  link: Pick<SharedLink, 'isRevoked' | 'version' | 'expiresAt'>,
  options: { version: number; now: number },
): boolean {
  if (link.isRevoked || link.version !== options.version) return false;
  return !link.expiresAt || link.expiresAt.toMillis() > options.now;
}
