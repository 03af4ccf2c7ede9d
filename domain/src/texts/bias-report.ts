/** The bias report and the check of fairness, on the tab of privacy. */
export const biasReportTexts = {
  title: 'Bias report',
  intro:
    'Selection and scores by the groups that you lawfully record, as New York’s Local Law 144 asks. Choose a CSV file with a column of emails and a column of groups. The groups are used for this report and stored nowhere.',
  chooseFile: 'CSV file',
  example: 'email, group',
  emailColumn: 'Column with emails',
  groupColumn: 'Column with groups',
  create: 'Create report',
  download: 'Download CSV',
  fileName: 'bias-report.csv',
  noRows: 'The file has no row with an email and a group.',
  tooMany: (max: number) => `Only the first ${max.toLocaleString('en-US')} rows are in the report.`,
  tooOften: 'That was asked often in a short time. Try again later.',
  twoGroups: (email: string) => `${email} is in two groups.`,
  unknown: (count: number) =>
    `${count} ${count === 1 ? 'person of the file is no candidate' : 'people of the file are no candidates'} of yours.`,
  columns: {
    group: 'Group',
    candidates: 'Candidates',
    submitted: 'Submitted',
    selectionRate: 'Selection rate',
    selectionImpact: 'Impact ratio',
    medianScore: 'Median score',
    scoringRate: 'Above the median',
    scoringImpact: 'Impact ratio of scores',
  },
  reading:
    'A candidate counts once for each job. Selected means submitted to a client. The impact ratio compares a group’s rate with the highest one; below 0.80 it is a sign of adverse impact (four-fifths rule). Groups of fewer than 5 candidates, or of fewer than 2 in 100, have none.',
  low: 'below 0.80',
  small: 'too few',
  fairTitle: 'Scores of other people',
  fairIntro:
    'Grades up to 12 resumes of your newest jobs again, each with another name, sex, age and address. No score should change.',
  check: 'Check now',
  noResumes: 'Your newest jobs have no resumes to check.',
  same: (resumes: number) =>
    `${resumes} ${resumes === 1 ? 'resume was' : 'resumes were'} graded again. No score changed.`,
  changed: { name: 'name', sex: 'sex', age: 'age', address: 'address' },
  different: (count: number, what: string) => `${count} ${count === 1 ? 'score' : 'scores'} changed with the ${what}.`,
} as const;
