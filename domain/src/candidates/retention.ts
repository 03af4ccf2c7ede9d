import { record } from '../fields/model';
import { timestamp } from '../fields/time';

/** What was asked and answered about keeping a candidate; only functions write it. */
export const retentionSchema = record({
  askedAt: timestamp(),
  /** When the candidate wanted to be kept. */
  keptAt: timestamp(),
});
