import { number } from 'yup';
import { record, type Model } from '../fields/model';

/** How far the recognition of a scan is, `…/scanProgress/{candidateId}`. */
export const scanProgressSchema = record({
  /** The page in progress, from 1. */
  page: number().integer().min(1).required(),
  pages: number().integer().min(1).required(),
});
export type ScanProgress = Model<typeof scanProgressSchema>;
