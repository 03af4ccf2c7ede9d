/** A user of the simulated system, field by field as the entity CorporateUser has them. */
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

/** What one of the next calls is answered instead: a status, nothing at all, or the end of the session. */
export type Trouble = { call: string; status: number } | { call: string; silence: true } | { call: string; ends: true };

/** A customer of the vendor with the account by which the portal signs in. */
export interface Corporation {
  username: string;
  password: string;
  /** Part of every address of its data. */
  corpToken: string;
  users: SimulatedUser[];
  troubles: Trouble[];
  /** How often each call was answered. */
  calls: Record<string, number>;
}

/** Fields that a query may name. */
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

/** A user as the system has one, by what matters of them. */
export function simulatedUser(told: Partial<SimulatedUser> & Pick<SimulatedUser, 'id' | 'name'>): SimulatedUser {
  const [firstName = '', ...rest] = told.name.split(' ');
  return {
    firstName,
    lastName: rest.join(' '),
    email: null,
    masterUserID: 1_000_000 + told.id,
    enabled: true,
    isDeleted: false,
    ...told,
  };
}
