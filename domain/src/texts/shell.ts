/** Menus, notices and error pages around the screens (000 §2). */
export const shellTexts = {
  home: 'Home',
  jobs: 'Jobs',
  logout: 'Logout',
  accountSettings: 'Account Settings',
  organizationSettings: 'Organization Settings',
  organizations: 'Organizations',
  users: 'Users',
  workWithTearsheets: 'Work With Tearsheets',
  comingSoon: 'Your account is being prepared. This takes a moment.',
  noOrganization:
    'You do not belong to an organization yet. Until an administrator adds you to one, you can edit your profile and account settings.',
  agreeToTerms: 'I agree to the terms of service',
  terms: 'Terms of service',
  termsTitle: 'Before you go on',
  termsLead: 'Please read our terms of service and agree to them.',
  recentJobs: 'Recently visited jobs',
  offline: 'You are offline. Changes are saved when the connection is back.',
} as const;

/** The pages for what is missing, forbidden or closed (000 §2). */
export const errorPageTexts = {
  notFound: 'The page you were looking for does not exist.',
  returnToDashboard: 'Return to Dashboard',
  forbidden: 'Forbidden - You do not have the right privilege.',
  accountDisabled: 'Your account is disabled.',
  contactUs: 'Contact us',
} as const;

/** Account settings: three cards (000 §2, §8). */
export const accountTexts = {
  editProfile: 'Edit Profile',
  updateEmail: 'Update Email',
  resetPassword: 'Reset Password',
  profileUpdated: 'Profile updated',
  emailUpdated: 'Email updated',
} as const;
