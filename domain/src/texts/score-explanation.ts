/** What grading does not look at. The engine's test of fairness shows it. */
const neverUsed =
  'name, photo, sex, date of birth or age, origin, nationality, religion, family, email, phone and postal address';

/** What the score is, for a page that an agency can show. */
export const scoringTexts = {
  title: 'AI and scoring, explained',
  intro: 'What candidates, clients and authorities may ask about the score.',
  parts: [
    {
      title: 'What it is',
      text: 'A number from 0 to 100 that says how much of what a job asks for is in a resume: skills, job titles, experience, education, certificates, languages, management and industries, with the weights of the job. The same resume and job always get the same score.',
    },
    {
      title: 'What it is for',
      text: 'It orders candidates so that recruiters look at the likely ones first. No candidate is rejected, hidden or answered by the score. People decide, and every score shows its evidence.',
    },
    {
      title: 'What it never uses',
      text: `Grading does not look at ${neverUsed}. It does use the dates of work, for years of experience and for skills that were not used for long, and these can go along with age.`,
    },
    {
      title: 'Where it is made',
      text: 'By a program with fixed rules and word lists, which does not learn from your decisions. AI texts of profiles are something else: they are written only if your organization turns them on, and do not change the score.',
    },
    {
      title: 'What you can do',
      text: 'Explain a candidate’s score in plain words: on the candidate’s page, Privacy, Explain the score. Correct what was read wrongly, change the weights of a job, or restrict processing.',
    },
  ],
  read: 'Read the explanation',
  version: (version: string) => `Version of the engine: ${version}`,
} as const;

/** A candidate's score in plain words, to copy or mail. */
export const scoreExplanationTexts = {
  menu: 'Explain the score',
  title: 'The score in plain words',
  lead: 'For a candidate who asks. Read it before you send it.',
  subject: (jobTitle: string) => `How your resume was compared: ${jobTitle}`,
  copy: 'Copy',
  copied: 'Copied',
  mail: (email: string) => `Mail to ${email}`,
  mailed: 'Explanation sent',
  noGrade: 'This candidate has no score yet.',
  noEmail: 'This candidate has no email.',
  oftenMailed: 'This explanation was sent a moment ago.',
  what: (agency: string, jobTitle: string, version: string) =>
    `${agency} compared your resume with the job ${jobTitle} by a program (engine ${version}). It looks for what the job asks for.`,
  score: (score: number) =>
    `The result is ${score} of 100. The number only orders resumes. It does not decide anything: people do.`,
  inShort: (sentences: string) => `In short: ${sentences}`,
  category: (name: string, percent: number) => `${name} (${percent}% of the score)`,
  found: (items: string) => `found: ${items}`,
  near: (items: string) => `close to it: ${items}`,
  missing: (items: string) => `not found: ${items}`,
  more: (count: number) => `${count} more`,
  lowered: (reasons: string) => `What lowered the result: ${reasons}`,
  neverUsed: `Not looked at: ${neverUsed}.`,
  contact: 'If something was read wrongly, or you want a person to look at your application again, answer this mail.',
  reason: (agency: string) => `You get this mail because you asked ${agency} how your resume was compared.`,
} as const;
