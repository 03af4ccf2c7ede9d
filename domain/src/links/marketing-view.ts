import { boolean, string } from 'yup';
import { resumeViewSchema } from '../events/public-viewer';
import type { Model } from '../fields/model';
import { sharedLinkKinds } from './shared-link';

/**
 * A visit of a marketing page, `organizations/{id}/marketingViews/{viewId}`: who opened what through which link, and for how
 * long. A session has one for each page.
 */
export const marketingViewSchema = resumeViewSchema.shape({
  id: string().required(),
  organizationId: string().required(),
  linkId: string().required(),
  kind: string().oneOf(sharedLinkKinds).required(),
  /** Id of the candidate, job or tearsheet. */
  targetId: string().required(),
  /** The tearsheet whose list led here; `''` for the link of one profile. */
  tearsheetId: string().default(''),
  /** The contact or lead, if known. */
  recipientId: string().default(''),
  isLead: boolean().default(false),
});
export type MarketingView = Model<typeof marketingViewSchema>;
