import { string } from 'yup';
import { record, type Model } from '../fields/model';
import { timestamp } from '../fields/time';

/** How a candidate was added. */
export const candidateSources = ['upload', 'archive', 'publicUpload', 'otherJob', 'integration', 'api'] as const;
export type CandidateSource = (typeof candidateSources)[number];

/** Where a candidate's data first came from; a copy keeps that of the other job. Only functions write it. */
export const originSchema = record({
  /** Empty for candidates that are older than this field. */
  source: string()
    .oneOf([...candidateSources, ''])
    .default(''),
  at: timestamp(),
  /** Name of the user or system that added it; empty for applicants. */
  by: string().default(''),
});
export type Origin = Model<typeof originSchema>;

/** Where a candidate's data came from, also for candidates without a stored origin. */
export function originOf({
  origin,
  source,
  createdAt,
}: {
  origin: Origin;
  source: CandidateSource;
  createdAt?: Origin['at'];
}): Origin & { source: CandidateSource } {
  return origin.source === '' ? { source, at: createdAt, by: '' } : { ...origin, source: origin.source };
}
