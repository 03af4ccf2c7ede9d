/** A user of the simulated ATS, with the fields of Bullhorn's CorporateUser entity that the portal reads. */
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
