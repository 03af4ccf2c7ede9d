import { string } from 'yup';
import { requiredId } from '../fields/id';
import { record } from '../fields/model';
import type { RetentionKind, RetentionStep } from '../privacy/retention';
import { post } from './endpoint';
import type { PublicTheme } from './public-api';

/** A candidate whose person goes by the rules. Times are milliseconds since 1970. */
export interface RetentionRow {
  jobId: string;
  candidateId: string;
  name: string;
  kind: RetentionKind;
  step: RetentionStep;
  lastActivityAt: number;
  goesAt: number;
  /** When the candidate was asked; null when not. */
  askedAt: number | null;
}

/** The rules of retention, for admins. */
export const retentionApi = {
  /** Who will be deleted by the saved rules within 31 days, the first hundred. */
  previewRetention: post('/previewRetention', record({ organizationId: requiredId() })).answers<{
    isOn: boolean;
    rows: RetentionRow[];
    isMore: boolean;
  }>(),
} as const;

/** A damaged code of any length leads to a page, so it is never invalid. */
const code = () => string().max(4_000).default('');

/** What a candidate answers. */
export const keepAnswers = ['keep', 'delete'] as const;
export type KeepAnswer = (typeof keepAnswers)[number];

/** The page of a candidate's link, part of the public API. */
export const keepPageApi = {
  /** Who asks. Changes nothing. */
  getKeepPage: post('/getKeepPage', record({ code: code() })).answers<{ theme: PublicTheme }>(),

  /** The candidate wants to be kept or deleted. */
  answerKeepPage: post(
    '/answerKeepPage',
    record({ code: code(), answer: string().oneOf(keepAnswers).required() }),
  ).answers<{ answer: KeepAnswer }>(),
} as const;
