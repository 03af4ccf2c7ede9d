import type { AtsSession } from '@portal/domain/users/user';
import type { AtsPage, AtsTearsheet, PageRequest } from '../ats/applicant-tracking';
import type { BullhornSettings } from './bullhorn-http';
import { associatedIds, listPage } from './bullhorn-pages';
import { idOf, numberOf, textOf } from './bullhorn-values';

/** Tearsheets are not indexed. */
const listing = {
  entity: 'Tearsheet',
  fields: 'id,name,owner(id),isPrivate,isDeleted,dateLastModified',
  isIndexed: false,
};

/** Tearsheets with the ids of everything on them, page by page. A private one counts as deleted. */
export async function tearsheetsPage(
  settings: BullhornSettings,
  session: AtsSession,
  request: PageRequest,
): Promise<AtsPage<AtsTearsheet>> {
  const page = await listPage(settings, session, listing, request, (row) => ({
    id: String(row.id),
    name: textOf(row.name),
    ownerId: idOf(row.owner),
    isDeleted: row.isDeleted === true || row.isPrivate === true,
    modifiedAt: numberOf(row.dateLastModified),
  }));
  const ids = page.rows.filter(({ isDeleted }) => !isDeleted).map(({ id }) => id);
  const on = (field: string) => associatedIds(settings, session, { entity: 'Tearsheet', field }, ids);
  const [candidates, jobs, contacts, leads] = [
    await on('candidates'),
    await on('jobOrders'),
    await on('clientContacts'),
    await on('leads'),
  ];
  return {
    next: page.next,
    rows: page.rows.map((row) => ({
      ...row,
      candidateIds: candidates.get(row.id) ?? [],
      jobIds: jobs.get(row.id) ?? [],
      contactIds: contacts.get(row.id) ?? [],
      leadIds: leads.get(row.id) ?? [],
    })),
  };
}
