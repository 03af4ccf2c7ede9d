/** Team members and their activity. */
export const teamTexts = {
  atsUsersTitle: 'Bullhorn Users',
  teamTitle: (product: string) => `${product} Users`,
  searchActivity: 'Search Users Activity',
  addTeamMember: 'Add Team Member',
  refreshUsers: 'Refresh Users',
  empty: (organizationName: string) => `${organizationName} has no team members. Please add your first team member.`,
  teamMemberRemoved: 'Successfully removed team member from Organization',
  teamMemberRemovalFailed: (reason: string) => `Error removing team member: ${reason}`,
  resendInvitation: 'Resend invitation',
  removeQuestion: (name: string) => `Remove ${name} from the team?`,
  removeConsequence: 'This person loses access to the organization at once. Jobs and candidates stay.',
  teamMemberAdded: 'Team member added',
  addTeamMemberLead:
    'A new person gets an invitation by email. Somebody with an account but no organization joins at once. We email somebody of another organization how to join.',
  usersRefreshed: 'Users refreshed',
  noAtsUsers: 'No users of Bullhorn yet. Refresh Users fetches them.',
  portalAccess: { active: 'Active', invited: 'Invited', disabled: 'Disabled' },
  days: 'Days',
  dayRange: 'From – to',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  doneBy: (email: string) => `by ${email}`,
  moreActivity: (n: number) => `Only the latest ${n} are shown. Choose fewer days to see the others.`,
  brandUpdated: 'Brand updated successfully',
  passwordReset: 'Password successully reset',
  passwordResetFailed: 'Error Resetting Password',
} as const;

/** Organizations table. */
export const organizationTexts = {
  added: 'Organization added',
  updated: 'Organization updated',
  profileUpdated: 'Organization profile updated',
  indexesAdded: 'Successfully added Organization indexes!',
  indexesFailed: (reason: string) => `Error adding indexes: ${reason}`,
} as const;

/** User form of super admins. */
export const userFormTexts = {
  list: 'Users',
  save: 'Save user',
  user: 'User',
  admin: 'Admin',
  superAdmin: 'Super admin',
  organization: 'Organization',
  noOrganizationFound: 'No organization found',
  emailIsTheirs: 'People change their email themselves, in their account settings.',
  verified: 'Email verified',
  unverified: 'Email not verified',
  createdOn: (day: string) => `created ${day}`,
  lastActive: (moment: string) => `last active ${moment}`,
  enable: 'Enable user',
  disable: 'Disable user',
  disableQuestion: (name: string) => `Disable ${name}?`,
  disableConsequence: 'All sessions of this person end at once. You can enable the account again at any time.',
  userRoleNeeded: 'Every user needs a role. To take away access, disable the user or remove them from the team.',
  delete: 'Delete user',
  deleteQuestion: (name: string) => `Delete ${name}?`,
  deleteConsequence:
    'The account is deleted and cannot be brought back. Jobs and candidates that this person has made stay.',
} as const;
