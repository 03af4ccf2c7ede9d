import type { AtsSession } from '@portal/domain/users/user';
import type { AtsContact, AtsPage, PageRequest } from '../ats/applicant-tracking';
import type { BullhornSettings } from './bullhorn-http';
import { listPage } from './bullhorn-pages';
import { emailOf, idOf, nameOf, recordOf, textOf } from './bullhorn-values';

const personFields = 'id,firstName,lastName,name,email,owner(id),massMailOptOut,isDeleted,clientCorporation(id,name)';

/** Client contacts, or leads, page by page. */
export function contactsPage(
  settings: BullhornSettings,
  session: AtsSession,
  page: PageRequest & { isLead: boolean },
): Promise<AtsPage<AtsContact>> {
  const { isLead } = page;
  const listing = isLead
    ? { entity: 'Lead', fields: `${personFields},companyName`, isIndexed: true }
    : { entity: 'ClientContact', fields: personFields, isIndexed: true };
  return listPage(settings, session, listing, page, (row) => ({
    id: String(row.id),
    email: emailOf(row.email),
    firstName: textOf(row.firstName),
    lastName: textOf(row.lastName),
    name: nameOf(row),
    companyName: textOf(recordOf(row.clientCorporation).name) || textOf(row.companyName),
    isLead,
    ownerId: idOf(row.owner),
    massMailOptOut: row.massMailOptOut === true,
    isDeleted: row.isDeleted === true,
  }));
}
