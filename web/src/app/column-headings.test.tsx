import { expect, test } from '@jest/globals';
import type { Column } from '../components/grid/column';
import { attachmentColumns } from '../features/candidates/attachments/attachment-columns';
import { candidateColumns } from '../features/candidates/table/candidate-columns';
import { contactColumns } from '../features/contacts/components/contact-columns';
import { jobColumns } from '../features/jobs/table/job-columns';
import { atsUserColumns } from '../features/users/team/ats-user-columns';
import { teamColumns } from '../features/users/team/team-columns';
import { organizationColumns } from '../features/organizations/components/organization-columns';
import { skillsCandidateColumns } from '../features/skill-marketing/components/skills-candidate-columns';
import { publicCandidateColumns } from '../features/tearsheets/components/public-candidate-columns';
import { tearsheetCandidateColumns } from '../features/tearsheets/components/tearsheet-candidate-columns';
import { tearsheetColumns } from '../features/tearsheets/components/tearsheet-columns';
import { tearsheetJobColumns } from '../features/tearsheets/components/tearsheet-job-columns';
import { userColumns } from '../features/users/components/user-columns';

const none = () => Promise.resolve();
const href = () => '/';
const selection = { has: () => false, toggle: () => undefined };
const candidates = {
  nameOf: String,
  statusOf: () => 'Submitted',
  isJobParsed: true,
  isExpiryOn: false,
  onFavorite: none,
  onClientConnect: none,
};
const team = { skillsBrands: [], submissionBrands: [], brands: [], profileHref: href };

/** The headings of every table as the product specifies them; columns that are hidden at first in brackets. */
const specified: [table: string, columns: readonly Column<never>[], headings: string][] = [
  [
    'jobs',
    jobColumns(String),
    'View Job, Job Title, Total Candidates, Best Score, Company, Account Manager, Recruiter, Open / Closed, Created On, ' +
      'Location, [Created By], [Assigned Recruiter], [Salary], [Public URL]',
  ],
  [
    'organizations',
    organizationColumns(),
    'View Organization, Created On, Organization, Email, Job & Index Status, [Billing], [Team Members], [Type], ' +
      '[Total Seats]',
  ],
  ['users', userColumns(), 'View Profile, Created On, Name, Email, Roles, Reset Password, Disabled, Login'],
  [
    'candidates',
    candidateColumns({ ...candidates, isPortalOn: false }),
    'Resume, Must-haves, Name, Recruiter, Status, Client, Views, Approved/Declined, Dates',
  ],
  [
    'candidates with Client Connect and a selection',
    candidateColumns({ ...candidates, isPortalOn: true, selection }),
    'Resume, Must-haves, Name, Recruiter, Status, Client, Views, Approved/Declined, Select, Client Connect, Dates',
  ],
  ['attachments', attachmentColumns({ selection }), 'Name, File Type, Size, Date Added, Select'],
  [
    'team for an admin',
    teamColumns({ ...team, isSuperAdmin: false }),
    'Name, Email, Roles, Enabled, Last Active, Skills Brand, Submission Brand',
  ],
  [
    'team for a super admin',
    teamColumns({ ...team, isSuperAdmin: true }),
    'Name, Email, Roles, Enabled, Last Active, Skills Brand, Submission Brand, View Profile',
  ],
  [
    'internal users for an admin',
    atsUserColumns({ ...team, isSuperAdmin: false }),
    'Name, Email, Enabled, Status, Brand, Reset password',
  ],
  [
    'internal users for a super admin',
    atsUserColumns({ ...team, isSuperAdmin: true }),
    'Name, Email, Enabled, Status, Brand, Reset password, View Profile',
  ],
  ['skills candidates', skillsCandidateColumns(href), 'View, Id, Name, Status'],
  [
    'tearsheets in job-marketing mode',
    tearsheetColumns({ isJobMarket: true, hrefOf: href }),
    'Name, Last Modified, Candidates, Jobs',
  ],
  [
    'tearsheets',
    tearsheetColumns({ isJobMarket: false, hrefOf: href }),
    'Name, Last Modified, Candidates, Contacts, Leads',
  ],
  [
    'candidates of a tearsheet',
    tearsheetCandidateColumns({ hrefOf: href, onRefresh: none }),
    'View Candidate, Name, Missing Profile?, Refresh Profile, Recommended',
  ],
  ['public candidates of a tearsheet', publicCandidateColumns([], href), 'View Candidate'],
  ['contacts and leads', contactColumns(), 'Name, [Email], Company Name, Unsubscribed, Mass Mail Opt Out'],
  ['jobs of a tearsheet', tearsheetJobColumns(href), 'View Job, Title, Missing Profile?'],
];

test.each(specified)('%s', (_table, columns, headings) => {
  expect(columns.map(({ header, isOptional }) => (isOptional ? `[${header}]` : header)).join(', ')).toBe(headings);
  expect(new Set(columns.map(({ id }) => id)).size).toBe(columns.length);
});
