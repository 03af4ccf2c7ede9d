import { string } from 'yup';
import { list, record, type Model } from '../fields/model';
import { timestamp } from '../fields/time';
import { maxSubmittedCandidates } from './recipient';

/**
 * The one link of a recipient to several candidates, `shortlists/{token}`. It opens nothing by itself: the recipient's token
 * of each candidate decides what is shown.
 */
export const shortlistSchema = record({
  organizationId: string().required(),
  jobId: string().required(),
  name: string().default(''),
  email: string().default(''),
  /** Id of the brand of the page; `''` for that of the contact person. */
  brand: string().default(''),
  /** In the order of the submission. */
  items: list(record({ candidateId: string().required(), token: string().required() }), maxSubmittedCandidates),
  sentAt: timestamp(),
});
export type Shortlist = Model<typeof shortlistSchema>;
