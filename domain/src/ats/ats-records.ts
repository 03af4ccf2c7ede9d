import { array, boolean, mixed, string } from 'yup';
import { defaultBrandName } from '../constants/application';
import { list, record, type Model } from '../fields/model';
import { email } from '../fields/email';
import { richText } from '../fields/text';
import { timestamp } from '../fields/time';
import type { JobCandidate } from '../candidates/job-candidate';
import type { JobDetails, JobStatus } from '../jobs/job';
import { statusMappingSchema } from './status-mapping';
import { chosenKinds } from './sync-run';

/** `refused`: the ATS takes the tokens no more. `userGone`: the user who connected it is disabled or has left. */
export const brokenReasons = ['', 'refused', 'userGone'] as const;
export type BrokenReason = Exclude<(typeof brokenReasons)[number], ''>;

/** The connection of an organization to its applicant-tracking system (ATS), `integrations/{organizationId}`. */
export const integrationSchema = record({
  name: string().oneOf(['bullhorn']).required(),
  organizationId: string().required(),
  partnerId: string().default(''),
  /** The user who connected it; functions call the ATS with this user's tokens. */
  connectedBy: string().default(''),
  /** What the schedule imports. */
  chosenKinds: array()
    .of(string().oneOf(chosenKinds).required())
    .default([...chosenKinds]),
  /** Names of submission statuses in the ATS; the others have the same name there. */
  statusMappings: list(statusMappingSchema, 100),
  refreshedAt: timestamp(),
  /** Why calls can no longer be made; `''` while they can. */
  brokenBy: string().oneOf(brokenReasons).default(''),
  brokenAt: timestamp(),
  /** Whether the admins have had a mail about it. */
  isBrokenMailed: boolean().default(false),
});
export type Integration = Model<typeof integrationSchema>;

/** How an ATS user signs in to the ATS. */
export const atsIdentityTypes = ['password', 'sso'] as const;
export type AtsIdentityType = (typeof atsIdentityTypes)[number];

/** A user of the ATS, `integrations/{organizationId}/users/{id}`. */
export const atsUserSchema = record({
  id: string().required(),
  masterUserID: string().default(''),
  email: email(),
  name: string().default(''),
  /** Copied from `name`. */
  displayName: string().default(''),
  photoURL: string().default(''),
  /** HTML as the user wrote it in the ATS; sanitized where it is shown. */
  emailSignature: richText(),
  /** May sign in to the portal through the ATS. */
  bhAuth: boolean().default(false),
  identityType: string().oneOf(atsIdentityTypes).default('password'),
  selectedBrand: string().default(defaultBrandName),
  smBrandId: string().default(''),
  jmBrandId: string().default(''),
  /** The user with the same email; `''` when there is none. */
  userId: string().default(''),
});
export type AtsUser = Model<typeof atsUserSchema>;

/** Fields that turn a user's sign-in through the ATS on or off; other ways to sign in stay as they are. */
export function atsAccess(isEnabled: boolean): Partial<Pick<AtsUser, 'bhAuth' | 'identityType'>> {
  return isEnabled ? { bhAuth: true } : { bhAuth: false, identityType: 'sso' };
}

/** ATS users for the team screen: those with an email, sorted by it. */
export function listedAtsUsers<User extends Pick<AtsUser, 'email'>>(users: readonly User[]): User[] {
  return users.filter((user) => user.email !== '').sort((a, b) => (a.email < b.email ? -1 : a.email > b.email ? 1 : 0));
}

const person = record({ id: string().default(''), firstName: string().default(''), lastName: string().default('') });

/** Details of a job that the ATS knows. */
export type ImportedJobDetails = Pick<
  JobDetails,
  'jobTitle' | 'company' | 'jobDescription' | 'address' | 'remote' | 'salary' | 'experienceYears' | 'contact'
> & { status: JobStatus };

/** A job of the ATS, `jobs/{id}`; other fields of `jobOrder` are kept as received. */
export const atsJobSchema = record({
  id: string().required(),
  /** The portal's job. */
  jobId: string().default(''),
  jobOrder: record({
    owner: person,
    clientContact: person,
    fields: mixed<Record<string, unknown>>().default({}),
  }),
  /** Details as the last import found them: the next one changes only what has changed in the ATS. */
  imported: mixed<Partial<ImportedJobDetails>>().default({}),
  isDeleted: boolean().default(false),
  refreshedAt: timestamp(),
});
export type AtsJob = Model<typeof atsJobSchema>;

/** Details of a job's candidate that the ATS knows. */
export type ImportedCandidateDetails = Pick<
  JobCandidate,
  'firstName' | 'lastName' | 'fullName' | 'email' | 'phone' | 'occupation' | 'address'
>;

/** A candidate of the ATS on a job, `candidates/{candidateId}`: a person is one candidate on each of their jobs. */
export const atsCandidateSchema = record({
  id: string().required(),
  /** The portal's job and candidate. */
  jobId: string().default(''),
  candidateId: string().default(''),
  /** Details as the last import found them. */
  imported: mixed<Partial<ImportedCandidateDetails>>().default({}),
  /** Status of the submission there, as the last import found it. */
  status: string().default(''),
  /** Whether the submission was deleted there, and the candidate removed here because of that. */
  isGone: boolean().default(false),
  refreshedAt: timestamp(),
});
export type AtsCandidate = Model<typeof atsCandidateSchema>;

/** A company of the ATS, `clientCompanies/{id}`. */
export const clientCompanySchema = record({
  clientCompanyId: string().required(),
  name: string().default(''),
  selectedBrand: string().default(defaultBrandName),
});
export type ClientCompany = Model<typeof clientCompanySchema>;

/** The one record that a lookup found, or why there is none. */
export type LookupResult<T> = { kind: 'found'; record: T } | { kind: 'none' } | { kind: 'several' };

/** The one record of a lookup; no record and several records are both errors. */
export function onlyRecord<T>(records: readonly T[]): LookupResult<T> {
  const [first, ...others] = records;
  if (first === undefined) return { kind: 'none' };
  return others.length > 0 ? { kind: 'several' } : { kind: 'found', record: first };
}
