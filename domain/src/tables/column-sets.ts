import * as headings from '../texts/columns';

/** What must hold for a column to be offered at all (001 §2.5, §6). */
export type ColumnCondition = 'superAdmin' | 'portal' | 'jobMarket' | 'noJobMarket';

/** A column of a table, as data. */
export interface ColumnEntry {
  id: string;
  /** As the specification spells it. */
  header: string;
  /** Field of a line by which the table sorts; without one the column does not sort. */
  sortField?: string;
  /** Offered in the chooser, not shown at first. */
  isOptional?: true;
  /** Left out, the column is there for everybody. */
  needs?: ColumnCondition;
}

/** Contacts and leads are listed alike. */
const contactColumns = [
  { id: 'name', header: headings.contactColumnTexts.name, sortField: 'name' },
  { id: 'companyName', header: headings.contactColumnTexts.companyName, sortField: 'companyName' },
  { id: 'unsubscribed', header: headings.contactColumnTexts.unsubscribed, sortField: 'unsubscribed' },
  { id: 'massMailOptOut', header: headings.contactColumnTexts.massMailOptOut, sortField: 'massMailOptOut' },
] as const satisfies readonly ColumnEntry[];

/** The columns of every table, in their order (001 §2.5 "Column sets"). */
export const columnSets = {
  jobs: [
    { id: 'view', header: headings.jobColumnTexts.viewJob },
    { id: 'title', header: headings.jobColumnTexts.jobTitle, sortField: 'jobTitle' },
    { id: 'company', header: headings.jobColumnTexts.company, sortField: 'company' },
    { id: 'accountManager', header: headings.jobColumnTexts.accountManager },
    { id: 'recruiter', header: headings.jobColumnTexts.recruiter },
    { id: 'status', header: headings.jobColumnTexts.status },
    { id: 'createdOn', header: headings.jobColumnTexts.createdOn, sortField: 'createdAt' },
    { id: 'location', header: headings.jobColumnTexts.location, sortField: 'address.city' },
    { id: 'createdBy', header: headings.jobColumnTexts.createdBy, isOptional: true },
    { id: 'assignedRecruiter', header: headings.jobColumnTexts.assignedRecruiter, isOptional: true },
    { id: 'salary', header: headings.jobColumnTexts.salary, sortField: 'salary.amount', isOptional: true },
    { id: 'publicUrl', header: headings.jobColumnTexts.publicUrl, isOptional: true },
    {
      id: 'totalCandidates',
      header: headings.jobColumnTexts.totalCandidates,
      sortField: 'totalCandidates',
      isOptional: true,
    },
  ],
  organizations: [
    { id: 'view', header: headings.organizationColumnTexts.viewOrganization },
    { id: 'createdOn', header: headings.organizationColumnTexts.createdOn, sortField: 'createdAt' },
    { id: 'name', header: headings.organizationColumnTexts.organization, sortField: 'name' },
    { id: 'email', header: headings.organizationColumnTexts.email, sortField: 'email' },
    { id: 'indexStatus', header: headings.organizationColumnTexts.indexStatus },
    {
      id: 'billing',
      header: headings.organizationColumnTexts.billing,
      sortField: 'billingAccountType',
      isOptional: true,
    },
    { id: 'teamMembers', header: headings.organizationColumnTexts.teamMembers, isOptional: true },
    { id: 'type', header: headings.organizationColumnTexts.type, sortField: 'type', isOptional: true },
    {
      id: 'totalSeats',
      header: headings.organizationColumnTexts.totalSeats,
      sortField: 'totalSeats',
      isOptional: true,
    },
  ],
  users: [
    { id: 'view', header: headings.userColumnTexts.viewProfile },
    { id: 'createdOn', header: headings.userColumnTexts.createdOn, sortField: 'createdAt' },
    { id: 'name', header: headings.userColumnTexts.name, sortField: 'displayName' },
    { id: 'email', header: headings.userColumnTexts.email, sortField: 'email' },
    { id: 'resetPassword', header: headings.userColumnTexts.resetPassword },
    { id: 'disabled', header: headings.userColumnTexts.disabled, sortField: 'activeStatus' },
    { id: 'login', header: headings.userColumnTexts.login },
  ],
  candidates: [
    { id: 'resume', header: headings.candidateColumnTexts.resume, sortField: 'sovren.weightedScore' },
    { id: 'name', header: headings.candidateColumnTexts.name, sortField: 'fullName' },
    { id: 'recruiter', header: headings.candidateColumnTexts.recruiter },
    { id: 'status', header: headings.candidateColumnTexts.status },
    { id: 'views', header: headings.candidateColumnTexts.views, sortField: 'public.pageViews' },
    { id: 'votes', header: headings.candidateColumnTexts.votes, sortField: 'public.upVotes' },
    { id: 'select', header: headings.candidateColumnTexts.select, isOptional: true },
    { id: 'clientConnect', header: headings.candidateColumnTexts.clientConnect, needs: 'portal' },
    { id: 'dates', header: headings.candidateColumnTexts.dates, sortField: 'createdAt' },
  ],
  attachmentFiles: [
    { id: 'name', header: headings.attachmentColumnTexts.name, sortField: 'name' },
    { id: 'fileType', header: headings.attachmentColumnTexts.fileType, sortField: 'extension' },
    { id: 'size', header: headings.attachmentColumnTexts.size, sortField: 'size' },
    { id: 'dateAdded', header: headings.attachmentColumnTexts.dateAdded, sortField: 'dateAdded' },
    { id: 'select', header: headings.attachmentColumnTexts.select, isOptional: true },
  ],
  team: [
    { id: 'name', header: headings.teamColumnTexts.name, sortField: 'displayName' },
    { id: 'email', header: headings.teamColumnTexts.email, sortField: 'email' },
    { id: 'enabled', header: headings.teamColumnTexts.enabled, sortField: 'bhAuth' },
    { id: 'lastActive', header: headings.teamColumnTexts.lastActive, sortField: 'activityAt' },
    { id: 'skillsBrand', header: headings.teamColumnTexts.skillsBrand },
    { id: 'submissionBrand', header: headings.teamColumnTexts.submissionBrand },
    { id: 'view', header: headings.teamColumnTexts.viewProfile, needs: 'superAdmin' },
  ],
  internalUsers: [
    { id: 'name', header: headings.internalUserColumnTexts.name, sortField: 'displayName' },
    { id: 'email', header: headings.internalUserColumnTexts.email, sortField: 'email' },
    { id: 'enabled', header: headings.internalUserColumnTexts.enabled, sortField: 'bhAuth' },
    { id: 'status', header: headings.internalUserColumnTexts.status },
    { id: 'brand', header: headings.internalUserColumnTexts.brand },
    { id: 'resetPassword', header: headings.internalUserColumnTexts.resetPassword },
    { id: 'view', header: headings.internalUserColumnTexts.viewProfile, needs: 'superAdmin' },
  ],
  skillsCandidates: [
    { id: 'view', header: headings.skillsCandidateColumnTexts.view },
    { id: 'id', header: headings.skillsCandidateColumnTexts.id, sortField: 'id' },
    { id: 'name', header: headings.skillsCandidateColumnTexts.name, sortField: 'candidate.name' },
    { id: 'status', header: headings.skillsCandidateColumnTexts.status },
  ],
  tearsheets: [
    { id: 'name', header: headings.tearsheetColumnTexts.name, sortField: 'name' },
    { id: 'lastModified', header: headings.tearsheetColumnTexts.lastModified, sortField: 'dateLastModified' },
    { id: 'candidates', header: headings.tearsheetColumnTexts.candidates, sortField: 'numCandidates' },
    { id: 'jobs', header: headings.tearsheetColumnTexts.jobs, sortField: 'numJobs', needs: 'jobMarket' },
    { id: 'contacts', header: headings.tearsheetColumnTexts.contacts, sortField: 'numContacts', needs: 'noJobMarket' },
    { id: 'leads', header: headings.tearsheetColumnTexts.leads, sortField: 'numLeads', needs: 'noJobMarket' },
  ],
  tearsheetCandidates: [
    { id: 'view', header: headings.tearsheetCandidateColumnTexts.viewCandidate },
    { id: 'name', header: headings.tearsheetCandidateColumnTexts.name, sortField: 'name' },
    {
      id: 'missingProfile',
      header: headings.tearsheetCandidateColumnTexts.missingProfile,
      sortField: 'missingProfile',
    },
    { id: 'refreshProfile', header: headings.tearsheetCandidateColumnTexts.refreshProfile },
    { id: 'recommended', header: headings.tearsheetCandidateColumnTexts.recommended, sortField: 'isFavorite' },
  ],
  /** The organization's own columns follow: `publicTearsheetColumns`. */
  publicTearsheetCandidates: [{ id: 'view', header: headings.tearsheetCandidateColumnTexts.viewCandidate }],
  contacts: contactColumns,
  leads: contactColumns,
  tearsheetJobs: [
    { id: 'view', header: headings.tearsheetJobColumnTexts.viewJob },
    { id: 'title', header: headings.tearsheetJobColumnTexts.title, sortField: 'title' },
    { id: 'missingProfile', header: headings.tearsheetJobColumnTexts.missingProfile, sortField: 'missingProfile' },
  ],
} as const satisfies Record<string, readonly ColumnEntry[]>;

export type TableId = keyof typeof columnSets;
export type ColumnId<Id extends TableId> = (typeof columnSets)[Id][number]['id'];

/** The columns that a table has under these conditions, in their order. */
export function columnsUnder(table: TableId, holds: Partial<Record<ColumnCondition, boolean>> = {}): ColumnEntry[] {
  const entries: readonly ColumnEntry[] = columnSets[table];
  return entries.filter(({ needs }) => needs === undefined || holds[needs] === true);
}
