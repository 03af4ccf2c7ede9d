/** Team members and their activity (001 §2.6, §8). */
export const teamTexts = {
  integrationUsersTitle: 'Bullhorn Users',
  teamTitle: (product: string) => `${product} Users`,
  searchActivity: 'Search Users Activity',
  addMember: 'Add Team Member',
  refreshUsers: 'Refresh Users',
  empty: (organizationName: string) => `${organizationName} has no team members. Please add your first team member.`,
  memberRemoved: 'Successfully removed team member from Organization',
  memberRemovalFailed: (reason: string) => `Error removing team member: ${reason}`,
  memberAdded: 'Team member added',
  brandUpdated: 'Brand updated successfully',
  passwordReset: 'Password successully reset',
  passwordResetFailed: 'Error Resetting Password',
} as const;

/** Organizations table (001 §8, 000 §8). */
export const organizationTexts = {
  added: 'Organization added',
  updated: 'Organization updated',
  profileUpdated: 'Organization profile updated',
  indexesAdded: 'Successfully added Organization indexes!',
  indexesFailed: (reason: string) => `Error adding indexes: ${reason}`,
} as const;
