/** Days until a public resume link expires when no setting is stored. */
export const defaultResumeLinkAgeDays = 90;

/** Days that settings offer; 0 means never. */
export const resumeLinkAgeChoices = [0, 1, 3, 7, 14, 30, 60, 90, 180, 365] as const;

/** Minimum length of an encoded id of a tearsheet, recipient, candidate or job in a link. */
export const minEncodedIdLength = 10;

/** Salts of encoded ids in links, by kind. */
export const linkSalts = {
  tearsheets: 'Tearsheets',
  skillsMarketing: 'SkillsMarketing',
  jobMarketing: 'JobMarketing',
} as const;

/** Minimum length of an organization's access code for resumes. */
export const minAccessCodeLength = 5;
