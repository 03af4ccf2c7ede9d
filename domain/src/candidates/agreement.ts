import { string } from 'yup';
import { record, type Model } from '../fields/model';
import { timestamp } from '../fields/time';

/** Whether a candidate agrees to be represented. `asked` waits for an answer. */
const agreementStates = ['none', 'asked', 'given', 'withdrawn'] as const;

/** What the agreement is about: this job, or everything that the agency introduces the person for. */
export const agreementScopes = ['job', 'agency'] as const;
export type AgreementScope = (typeof agreementScopes)[number];

/** Where it comes from: recorded by staff, the candidate's link, the public upload page. */
const agreementSources = ['staff', 'link', 'upload'] as const;

/** What an organization does with a submission of a candidate who has not agreed. */
export const agreementRules = ['off', 'warn', 'block'] as const;

/** A candidate's agreement to be represented; only functions write it. */
export const agreementSchema = record({
  state: string().oneOf(agreementStates).default('none'),
  scope: string().oneOf(agreementScopes).default('job'),
  source: string()
    .oneOf([...agreementSources, ''])
    .default(''),
  /** How staff got it, such as a call. */
  note: string().max(300).default(''),
  /** Name of the user who recorded or asked. */
  by: string().default(''),
  /** When it was given or withdrawn. */
  decidedAt: timestamp(),
  askedAt: timestamp(),
});
export type Agreement = Model<typeof agreementSchema>;

/** Whether a candidate has withdrawn the agreement: clients then see the candidate nowhere. */
export function hasWithdrawn({ agreement }: { agreement: Pick<Agreement, 'state'> }): boolean {
  return agreement.state === 'withdrawn';
}
