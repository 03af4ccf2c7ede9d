/** Menus, notices and error pages around the screens. */
export const shellTexts = {
  home: 'Home',
  jobs: 'Jobs',
  logout: 'Logout',
  accountSettings: 'Account Settings',
  organizationSettings: 'Organization Settings',
  organizations: 'Organizations',
  users: 'Users',
  workWithTearsheets: 'Work With Tearsheets',
  skills: 'Skills',
  tearsheets: 'Tearsheets',
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

/** Error pages: not found, forbidden, disabled. */
export const errorPageTexts = {
  notFound: 'The page you were looking for does not exist.',
  notFoundHint: 'The address may be mistyped, or what was here has been removed.',
  returnToDashboard: 'Return to Dashboard',
  forbidden: 'Forbidden - You do not have the right privilege.',
  forbiddenHint: 'If you need this for your work, please ask an administrator of your organization.',
  userDisabled: 'Your account is disabled.',
  accountDisabledHint: 'You cannot sign in until it is enabled again. Your data is kept.',
  contactUs: 'Contact us',
} as const;

/** Account settings: three cards. */
export const accountTexts = {
  editProfile: 'Edit Profile',
  updateEmail: 'Update Email',
  resetPassword: 'Reset Password',
  profileUpdated: 'Profile updated',
  emailUpdated: 'Email updated',
  saveProfile: 'Update profile',
  photo: 'Photo',
  choosePhoto: 'Choose photo',
  removePhoto: 'Remove',
  photoHint: 'JPEG, PNG, GIF or WebP, 5 MB at most. Clients see it beside your contact data.',
  photoUnusable: 'Please choose a JPEG, PNG, GIF or WebP image of 5 MB at most.',
  photoFailed: 'The photo could not be uploaded. Please try again.',
  emailPreferences: 'Email preferences',
  noNotifications: 'Do not send me notifications by email',
  customEmails: 'Send them to these addresses too',
  currentEmail: (email: string) => `You sign in as ${email}.`,
  newEmail: 'New email',
  currentPassword: 'Current password',
  emailWarning: 'From then on you sign in with the new address only. Both addresses are told.',
  resetLead: 'We send you a link by which you choose a new password.',
  signOutEverywhere: 'Sign out on all devices',
  signOutEverywhereLead: 'Ends every session, this one too. Do it when a device is lost.',
} as const;
