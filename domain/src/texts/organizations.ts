/** Organization page of super admins, and the first settings tab. */
export const organizationPageTexts = {
  list: 'Organizations',
  edit: 'Edit organization',
  jobs: 'Jobs',
  openJobs: 'Open jobs',
  teamMembers: 'Team members',
  ofSeats: (seats: number) => ` of ${seats} seats`,
  created: 'Created',
  isBuilt: 'built',
  isNotBuilt: 'not yet built',
  general: 'General',
  primaryColor: 'Color of the header and of buttons',
  skillsColor: 'Color of skills',
} as const;
