/** Age of a public resume link when nothing is stored, in days (000 §9). */
export const defaultResumeLinkAgeDays = 90;

/** Ages that settings offer, in days; 0 means that the link never expires (001 §9). */
export const resumeLinkAgeChoices = [0, 1, 3, 7, 14, 30, 60, 90, 180, 365] as const;

/** Shortest encoded id of a tearsheet, recipient, candidate or job in a link (002 §5). */
export const minEncodedIdLength = 10;

/** Salts of encoded ids in links, by kind (002 §5). */
export const linkSalts = {
  tearsheets: 'Tearsheets',
  skillsMarketing: 'SkillsMarketing',
  jobMarketing: 'JobMarketing',
} as const;

/** Shortest access code of resumes that an organization may set (001 §5). */
export const minAccessCodeLength = 5;
