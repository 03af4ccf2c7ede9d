import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { skillsCandidateSchema } from '@portal/domain/ats/skills-candidate';
import { postalAddressSchema } from '@portal/domain/fields/postal-address';
import { jobStatus } from '@portal/domain/jobs/job';
import {
  SessionEnded,
  SignInRefused,
  type ApplicantTracking,
  type AtsContact,
  type AtsJobOrder,
  type AtsMarketingCandidate,
  type AtsPage,
  type AtsTearsheet,
  type PageRequest,
} from '../ats/applicant-tracking';
import { appendRow, readTable, setRow, type Row } from './csv-table';

/** Rows of one page. */
const pageSize = 500;
const sessionMs = 24 * 3_600_000;
/** A folder has no accounts; the tokens say only that it was there. */
const token = 'folder';

/**
 * An ats that is a folder of CSV files, for agencies whose system exports them: `users`, `jobs`, `candidates`,
 * `contacts`, `leads`, `tearsheets` and `submissions`, resumes in `files/{candidate id}`. Notes and statuses are written to
 * `notes.csv` and `submissions.csv`. Lists in a cell are separated by spaces.
 */
export function createCsvFolder(folder: string): ApplicantTracking {
  const table = (name: string) => readTable(join(folder, `${name}.csv`));
  const page = async <T>(name: string, request: PageRequest, from: (row: Row) => T): Promise<AtsPage<T>> => {
    const rows = (await table(name)).filter((row) => isAfter(row, request)).toSorted(byId);
    const shown = rows.slice(0, pageSize);
    return { rows: shown.map(from), next: rows.length > pageSize ? (shown.at(-1)?.id ?? null) : null };
  };
  const signIn = async () => {
    await requireFolder(folder);
    return { access_token: token, refresh_token: token, expire_time: Date.now() + sessionMs };
  };
  return {
    signIn,
    renew: signIn,
    logIn: async () => {
      await requireFolder(folder);
      return { folder: token, expire_time: Date.now() + sessionMs };
    },
    users: async (session) => {
      if (session.folder !== token) throw new SessionEnded('a session of another system');
      return (await table('users'))
        .filter((row) => !isTrue(row.isDeleted))
        .toSorted(byId)
        .map(({ id = '', email = '', name = '', enabled, emailSignature = '' }) => ({
          id,
          masterUserID: id,
          email: email.toLowerCase(),
          name,
          emailSignature,
          isEnabled: enabled !== 'false',
        }));
    },
    contacts: (_session, { isLead, ...request }) =>
      page(isLead ? 'leads' : 'contacts', request, (row) => contactOf(row, isLead)),
    tearsheets: (_session, request) => page('tearsheets', request, tearsheetOf),
    candidates: async (_session, { ids, extraFields }) => {
      const [rows, work] = [await table('candidates'), await table('work')];
      return rows.filter(({ id = '' }) => ids.includes(id)).map((row) => candidateOf(row, work, extraFields));
    },
    jobs: (_session, request) => page('jobs', request, jobOf),
    jobsById: async (_session, ids) => (await table('jobs')).filter(({ id = '' }) => ids.includes(id)).map(jobOf),
    submittedTo: async (_session, wanted) => {
      const rows = (await table('submissions')).filter(({ jobId }) => jobId === wanted);
      const statuses = new Map(rows.map(({ candidateId = '', status = '' }) => [candidateId, status]));
      return [...statuses].map(([candidateId, status]) => ({ candidateId, status }));
    },
    newestCandidates: async (_session, count) =>
      (await table('candidates'))
        .map(({ id = '', name = '', email = '', occupation = '', dateAdded }) => ({
          id,
          name,
          email,
          occupation,
          addedAt: timeOf(dateAdded),
        }))
        .toSorted((a, b) => (b.addedAt ?? 0) - (a.addedAt ?? 0))
        .slice(0, count),
    resumeOf: async (_session, candidateId) => {
      const fileName = (await filesOf(folder, candidateId)).at(-1);
      return fileName === undefined ? null : { fileName, bytes: await readFile(pathOf(folder, candidateId, fileName)) };
    },
    fields: async (_session, entity) => {
      const names = {
        Candidate: 'candidates',
        JobOrder: 'jobs',
        JobSubmission: 'submissions',
        Placement: 'placements',
      };
      const columns = Object.keys((await table(names[entity]))[0] ?? {});
      const plain = { dataType: 'String', associatedEntity: '', options: [], fields: [] };
      return columns.map((name) => ({ ...plain, name, label: name }));
    },
    file: async (_session, { candidateId, fileId }) => {
      if (!(await filesOf(folder, candidateId)).includes(fileId)) return null;
      const content = await readFile(pathOf(folder, candidateId, fileId), 'base64');
      return { name: fileId, mimeType: 'application/octet-stream', content };
    },
    keepNote: async (_session, { key, action, comments, personIds, authorId, jobIds }) => {
      if ((await table('notes')).some((row) => row.key === key)) return;
      const lists = { personIds: personIds.join(' '), jobIds: jobIds.join(' ') };
      await appendRow(join(folder, 'notes.csv'), { key, action, comments, ...lists, authorId });
    },
    saveSubmission: async (_session, { candidateId, jobId, status }) => {
      const isSame = (row: Row) => row.candidateId === candidateId && row.jobId === jobId;
      await setRow(join(folder, 'submissions.csv'), isSame, { candidateId, jobId, status });
    },
  };
}

async function requireFolder(folder: string): Promise<void> {
  await readdir(folder).catch(() => {
    throw new SignInRefused('the folder is missing');
  });
}

const pathOf = (folder: string, candidateId: string, fileName: string) =>
  join(folder, 'files', basename(candidateId), basename(fileName));

async function filesOf(folder: string, candidateId: string): Promise<string[]> {
  return (await readdir(join(folder, 'files', basename(candidateId))).catch(() => [])).toSorted();
}

const isTrue = (value: string | undefined): boolean => value === 'true';
const listOf = (value = ''): string[] => value.split(/\s+/).filter(Boolean);

function timeOf(value = ''): number | null {
  const time = /^\d+$/.test(value) ? Number(value) : Date.parse(value);
  return Number.isFinite(time) ? time : null;
}

function isAfter(row: Row, { since, after }: PageRequest): boolean {
  const isNext = after === '' || Number(row.id) > Number(after);
  return isNext && (since === null || (timeOf(row.dateLastModified) ?? since) >= since);
}

const byId = (a: Row, b: Row): number => Number(a.id) - Number(b.id);

function contactOf(row: Row, isLead: boolean): AtsContact {
  const { id = '', email = '', firstName = '', lastName = '', name = '', companyName = '', ownerId = '' } = row;
  return {
    ...{ id, firstName, lastName, name, companyName, isLead, ownerId },
    email: email.toLowerCase(),
    massMailOptOut: isTrue(row.massMailOptOut),
    isDeleted: isTrue(row.isDeleted),
  };
}

function tearsheetOf(row: Row): AtsTearsheet {
  return {
    id: row.id ?? '',
    name: row.name ?? '',
    ownerId: row.ownerId ?? '',
    isDeleted: isTrue(row.isDeleted) || isTrue(row.isPrivate),
    modifiedAt: timeOf(row.dateLastModified),
    candidateIds: listOf(row.candidateIds),
    jobIds: listOf(row.jobIds),
    contactIds: listOf(row.contactIds),
    leadIds: listOf(row.leadIds),
  };
}

function jobOf(row: Row): AtsJobOrder {
  const { id = '', title = '', company = '', description = '', city = '', state = '', zip = '' } = row;
  const amount = row.salary ? Number(row.salary) : null;
  return {
    id,
    isDeleted: isTrue(row.isDeleted),
    owner: { id: row.ownerId ?? '', firstName: '', lastName: '' },
    clientContact: { id: row.contactId ?? '', firstName: '', lastName: '' },
    fields: { ...row },
    addedAt: timeOf(row.dateAdded),
    details: {
      status: row.isOpen === 'false' ? jobStatus.closed : jobStatus.open,
      jobTitle: title,
      company,
      jobDescription: description,
      address: postalAddressSchema.cast({ city, state, zip }),
      remote: '',
      salary: { amount, maxAmount: null, currency: '', frequency: amount === null ? '' : 'year' },
      experienceYears: null,
      contact: { name: '', email: '', phone: '' },
    },
  };
}

function candidateOf(row: Row, work: readonly Row[], extraFields: readonly string[]): AtsMarketingCandidate {
  const { id = '', name = '', firstName = '', lastName = '', email = '', occupation = '', ownerId = '' } = row;
  const { city = '', state = '', zip = '' } = row;
  const fields = Object.fromEntries(['phone', ...extraFields].map((field) => [field, row[field] ?? null]));
  const { candidate, owner, primarySkills, specialties, workHistories, educations, certifications, references } =
    skillsCandidateSchema.cast({
      id,
      candidate: { id, name, firstName, lastName, email, occupation, address: { city, state, zip }, fields },
      owner: { id: ownerId },
      primarySkills: (row.skills ?? '').split(';').flatMap((skill) => (skill.trim() ? [{ name: skill.trim() }] : [])),
      workHistories: work.filter((each) => each.candidateId === id),
    });
  const lists = { primarySkills, specialties, workHistories, educations, certifications, references };
  return { id, isDeleted: isTrue(row.isDeleted), record: { candidate, owner, ...lists } };
}
