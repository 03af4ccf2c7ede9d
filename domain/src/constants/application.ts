/** Shown in the footer and sent with events (000 §9, 002 §9). */
export const applicationVersion = '1.0.27';

/** The product's name in labels and headings (001 §2.6 `{product} Users`, 001 §9 `{product} Score`). */
export const productName = 'Portal';

/** Where people turn who cannot sign in (000 §2, the contact link of a disabled account). */
export const supportEmail = 'support@portal.example';

/** Name of the brand that stands for the organization itself (000 §9, 001 §9). */
export const defaultBrandName = 'Default';

/** Name of the profile that is made first for a candidate (001 §4). */
export const defaultProfileName = 'Default';

/** Jobs kept in the list of recently visited ones (000 §2, §9). */
export const maxRecentJobs = 5;

/** Documents kept in the client's caches, by kind (000 §9). */
export const cacheLimits = { corporations: 1, jobs: 5, jobCandidates: 5, users: 10, clients: 10 } as const;

/** Job categories and company industries that a job may have (000 §2, §5, §9). */
export const maxJobCategories = 3;
export const maxJobIndustries = 3;
