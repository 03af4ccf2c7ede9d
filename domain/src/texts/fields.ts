/** Labels of fields in several forms. */
export const fieldTexts = {
  name: 'Name',
  title: 'Title',
  email: 'Email',
  password: 'Password',
  phone: 'Phone',
  website: 'Website',
  address: 'Address',
  addressSecondLine: 'Address, second line',
  city: 'City',
  state: 'State',
  zipCode: 'Zip code',
  description: 'Description',
  roles: 'Roles',
  /** Screen-reader prefix of a password rule that is satisfied. */
  ruleHolds: 'Done:',
} as const;
