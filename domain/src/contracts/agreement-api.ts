import { number, string } from 'yup';
import { agreementScopes, type Agreement, type AgreementScope } from '../candidates/agreement';
import { requiredId } from '../fields/id';
import { record } from '../fields/model';
import { post } from './endpoint';
import type { PublicTheme } from './public-api';

const candidate = () => ({ organizationId: requiredId(), jobId: requiredId(), candidateId: requiredId() });
const scope = () => string().oneOf(agreementScopes).default('job');
/** A damaged code of any length leads to a page, so it is never invalid. */
const code = () => string().max(4_000).default('');

/** Agreements to be represented, for staff. */
export const agreementApi = {
  /** Mails the candidate a link to agree. */
  askAgreement: post('/askAgreement', record({ ...candidate(), scope: scope() })).answers<{ sentTo: string }>(),

  /** Records what a candidate has said. */
  recordAgreement: post(
    '/recordAgreement',
    record({
      ...candidate(),
      scope: scope(),
      state: string().oneOf(['given', 'withdrawn']).required(),
      /** Milliseconds since 1970. */
      decidedAt: number().min(0).required(),
      note: string().trim().max(300).required(),
    }),
  ).answers<{ candidates: number }>(),
} as const;

/** The page of a candidate's link, part of the public API. */
export const agreementPageApi = {
  /** Who asks and for what. Changes nothing. */
  getAgreementPage: post('/getAgreementPage', record({ code: code() })).answers<AgreementPage>(),

  /** The candidate agrees or withdraws. */
  answerAgreement: post(
    '/answerAgreement',
    record({ code: code(), answer: string().oneOf(['given', 'withdrawn']).required() }),
  ).answers<{ state: 'given' | 'withdrawn' }>(),
} as const;

/** Projection of the page. */
export interface AgreementPage {
  theme: PublicTheme;
  scope: AgreementScope;
  /** `''` when the agreement is about all jobs. */
  jobTitle: string;
  state: Agreement['state'];
}
