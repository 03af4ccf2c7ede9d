/** A user of the simulated ATS, with the fields of Bullhorn's CorporateUser entity. */
export interface SimulatedUser {
  id: number;
  firstName: string;
  lastName: string;
  name: string;
  email: string | null;
  masterUserID: number | null;
  enabled: boolean;
  isDeleted: boolean;
}

/** A failure injected into one of the next calls: an error status, no answer, or an ended session. */
export type Trouble = { call: string; status: number } | { call: string; silence: true } | { call: string; ends: true };

/** A customer of the vendor, with the account that the portal signs in with. */
export interface Corporation {
  username: string;
  password: string;
  /** Part of every URL of its data. */
  corpToken: string;
  users: SimulatedUser[];
  troubles: Trouble[];
  /** Number of answers by call. */
  calls: Record<string, number>;
}

/** Fields that a query may request. */
export const userFields: readonly (keyof SimulatedUser)[] = [
  'id',
  'firstName',
  'lastName',
  'name',
  'email',
  'masterUserID',
  'enabled',
  'isDeleted',
];

/** A simulated user with defaults for all fields that are not given. */
export function simulatedUser(given: Partial<SimulatedUser> & Pick<SimulatedUser, 'id' | 'name'>): SimulatedUser {
  const [firstName = '', ...rest] = given.name.split(' ');
  return {
    firstName,
    lastName: rest.join(' '),
    email: null,
    masterUserID: 1_000_000 + given.id,
    enabled: true,
    isDeleted: false,
    ...given,
  };
}
