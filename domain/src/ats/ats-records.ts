import { boolean, mixed, string } from 'yup';
import { defaultBrandName } from '../constants/application';
import { record, type Model } from '../fields/model';
import { email } from '../fields/email';
import { timestamp } from '../fields/time';

/** The tie of an organization to an applicant-tracking system, `integrations/{organizationId}` (000 §3 Integration records). */
export const integrationSchema = record({
  /** Which system. */
  name: string().oneOf(['bullhorn']).required(),
  organizationId: string().required(),
  partnerId: string().default(''),
  /** The portal's user who has connected it: with that person's tokens the functions ask the system. */
  connectedBy: string().default(''),
  refreshedAt: timestamp(),
});
export type Integration = Model<typeof integrationSchema>;

/** How a user of the system signs in to it. */
export const atsIdentityTypes = ['password', 'sso'] as const;
export type AtsIdentityType = (typeof atsIdentityTypes)[number];

/** A user of the system, `users/{id}` below the integration (000 §3 Integration user, 001 §3). */
export const atsUserSchema = record({
  id: string().required(),
  masterUserID: string().default(''),
  email: email(),
  name: string().default(''),
  /** Copied from `name`. */
  displayName: string().default(''),
  photoURL: string().default(''),
  /** May sign in to the portal through the system. */
  bhAuth: boolean().default(false),
  identityType: string().oneOf(atsIdentityTypes).default('password'),
  selectedBrand: string().default(defaultBrandName),
  smBrandId: string().default(''),
  jmBrandId: string().default(''),
  /** The portal's user with the same address; `''` when there is none. */
  userId: string().default(''),
});
export type AtsUser = Model<typeof atsUserSchema>;

/** Fields that switch a user's access through the system (000 §4): off is off for the system's sign-in alone. */
export function atsAccess(isEnabled: boolean): Partial<Pick<AtsUser, 'bhAuth' | 'identityType'>> {
  return isEnabled ? { bhAuth: true } : { bhAuth: false, identityType: 'sso' };
}

/** Users for the team screen (000 §4): those with an address, in its order. */
export function listedAtsUsers<User extends Pick<AtsUser, 'email'>>(users: readonly User[]): User[] {
  return users.filter((user) => user.email !== '').sort((a, b) => (a.email < b.email ? -1 : a.email > b.email ? 1 : 0));
}

const person = record({ id: string().default(''), firstName: string().default(''), lastName: string().default('') });

/** A job of the system, `jobs/{id}`; the rest of `jobOrder` is kept as the system sent it. */
export const atsJobSchema = record({
  id: string().required(),
  /** The portal's job. */
  jobId: string().default(''),
  jobOrder: record({
    owner: person,
    clientContact: person,
    fields: mixed<Record<string, unknown>>().default({}),
  }),
});
export type AtsJob = Model<typeof atsJobSchema>;

/** A candidate of the system, `candidates/{id}`. */
export const atsCandidateSchema = record({
  id: string().required(),
  /** The portal's candidate. */
  candidateId: string().default(''),
});
export type AtsCandidate = Model<typeof atsCandidateSchema>;

/** A company of the system, `clientCompanies/{id}`. */
export const clientCompanySchema = record({
  clientCompanyId: string().required(),
  name: string().default(''),
  selectedBrand: string().default(defaultBrandName),
});
export type ClientCompany = Model<typeof clientCompanySchema>;

/** What a lookup found: the one record, or how it failed. */
export type LookupResult<T> = { kind: 'found'; record: T } | { kind: 'none' } | { kind: 'several' };

/** The one record of a lookup (000 §5): none and several are both errors. */
export function onlyRecord<T>(records: readonly T[]): LookupResult<T> {
  const [first, ...others] = records;
  if (first === undefined) return { kind: 'none' };
  return others.length > 0 ? { kind: 'several' } : { kind: 'found', record: first };
}
