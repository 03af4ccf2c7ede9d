/** Fields that several forms have. */
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
  /** Said in front of a rule that a new password keeps. */
  ruleHolds: 'Done:',
} as const;
