/** Shown in the footer and sent with events. */
export const applicationVersion = '1.0.27';

/** The product's name in labels and headings. */
export const productName = 'Portal';

/** Contact for users who cannot sign in. */
export const supportEmail = 'support@portal.example';

/** Name of the brand that means the organization's own settings. */
export const defaultBrandName = 'Default';

/** Name of a candidate's first profile. */
export const defaultProfileName = 'Default';

/** Length of the list of recently visited jobs. */
export const maxRecentJobs = 5;

/** Documents in the client's caches, by kind. */
export const cacheLimits = { corporations: 1, jobs: 5, jobCandidates: 5, users: 10, clients: 10 } as const;

/** Most job categories and company industries of a job. */
export const maxJobCategories = 3;
export const maxJobIndustries = 3;
