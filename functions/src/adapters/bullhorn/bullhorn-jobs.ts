import { jobStatus, type JobDetails } from '@portal/domain/jobs/job';
import type { AtsSession } from '@portal/domain/users/user';
import type { AtsJobOrder, AtsPage, AtsPerson, AtsSubmitted, PageRequest } from '../ats/applicant-tracking';
import type { BullhornSettings } from './bullhorn-http';
import { listByIds, listPage, type Row } from './bullhorn-pages';
import { addressOf, emailOf, idOf, nameOf, numberOf, plainFields, recordOf, textOf } from './bullhorn-values';

const fields = [
  'id,title,status,isOpen,isDeleted,description,publicDescription,address,onSite,isWorkFromHome,salary,salaryUnit',
  'yearsRequired,employmentType,startDate,numOpenings,owner(id,firstName,lastName)',
  'clientContact(id,firstName,lastName,email,phone),clientCorporation(id,name),dateAdded,dateLastModified',
].join(',');

/** Jobs, page by page. */
export function jobsPage(
  settings: BullhornSettings,
  session: AtsSession,
  page: PageRequest,
): Promise<AtsPage<AtsJobOrder>> {
  return listPage(settings, session, { entity: 'JobOrder', fields, isIndexed: true }, page, jobOrderOf);
}

/** Jobs by id, from the database: a search finds a change seconds later. */
export async function jobsByIds(
  settings: BullhornSettings,
  session: AtsSession,
  ids: readonly string[],
): Promise<AtsJobOrder[]> {
  return (await listByIds(settings, session, { entity: 'JobOrder', fields }, 'id', ids)).map(jobOrderOf);
}

/** The candidates of a job's submissions. A later submission of the same candidate replaces the status. */
export async function submittedCandidates(
  settings: BullhornSettings,
  session: AtsSession,
  jobId: string,
): Promise<AtsSubmitted[]> {
  const listing = { entity: 'JobSubmission', fields: 'id,candidate(id),status', where: ' AND isDeleted=false' };
  const rows = await listByIds(settings, session, listing, 'jobOrder.id', [jobId]);
  const statuses = new Map(rows.map(({ candidate, status }) => [idOf(candidate), textOf(status)]));
  return [...statuses].flatMap(([candidateId, status]) => (candidateId === '' ? [] : [{ candidateId, status }]));
}

function jobOrderOf(row: Row): AtsJobOrder {
  // The time changes also with what the portal does not keep; the texts are long and among the details.
  const { dateLastModified: _modified, description: _text, publicDescription: _published, ...plain } = row;
  const contact = recordOf(row.clientContact);
  return {
    id: String(row.id),
    isDeleted: row.isDeleted === true,
    owner: personOf(row.owner),
    clientContact: personOf(row.clientContact),
    fields: plainFields(plain),
    addedAt: numberOf(row.dateAdded),
    details: {
      status: row.isOpen === false ? jobStatus.closed : jobStatus.open,
      jobTitle: textOf(row.title),
      company: textOf(recordOf(row.clientCorporation).name),
      jobDescription: textOf(row.description) || textOf(row.publicDescription),
      address: addressOf(row.address),
      remote: remoteOf(row),
      salary: salaryOf(row),
      experienceYears: amountOf(row.yearsRequired),
      contact: { name: nameOf(contact), email: emailOf(contact.email), phone: textOf(contact.phone) },
    },
  };
}

/** Zero stands for an amount that nobody has entered. */
const amountOf = (value: unknown): number | null => (numberOf(value) === 0 ? null : numberOf(value));

function personOf(value: unknown): AtsPerson {
  const { firstName, lastName } = recordOf(value);
  return { id: idOf(value), firstName: textOf(firstName), lastName: textOf(lastName) };
}

function remoteOf({ onSite, isWorkFromHome }: Row): JobDetails['remote'] {
  const text = textOf(onSite).toLowerCase();
  if (text.includes('hybrid')) return 'hybrid';
  if (isWorkFromHome === true || /remote|off-?site/.test(text)) return 'remote';
  return text === '' ? '' : 'onsite';
}

/** Units are texts of the customer, such as `Per Year` or `Yearly`. */
function salaryOf({ salary, salaryUnit }: Row): JobDetails['salary'] {
  const amount = amountOf(salary);
  const unit = textOf(salaryUnit).toLowerCase();
  const frequencies = { hour: /hour/, day: /day|daily/, week: /week/, month: /month/, year: /year|annu/ } as const;
  const found = Object.entries(frequencies).find(([, pattern]) => pattern.test(unit));
  const frequency = amount === null || !found ? '' : (found[0] as keyof typeof frequencies);
  return { amount, maxAmount: null, currency: '', frequency };
}
