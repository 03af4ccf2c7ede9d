import { parse } from 'csv-parse/sync';
import type { ImportReport, marketingApi } from '@portal/domain/contracts/marketing-api';
import { maxReportedFaults } from '@portal/domain/contracts/marketing-api';
import { importedContacts, maxImportedRows } from '@portal/domain/contacts/imported-contacts';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import { marketingPageTexts as texts } from '@portal/domain/texts/marketing';
import type { StaffContext } from '../runtime/route';
import { requireMarketer } from '../users/require-marketer';
import { ownTearsheet, setListed } from './tearsheets';

type Api = typeof marketingApi;

/**
 * Creates a contact or lead, or changes one of the portal's own.
 * @throws PortalError `conflict` when the email is taken, or the ATS maintains the contact; `notFound`.
 */
export async function saveContact(
  { organizationId, isLead, contactId, tearsheetId, ...fields }: RequestOf<Api['saveContact']>,
  context: StaffContext,
): Promise<AnswerOf<Api['saveContact']>> {
  await requireMarketer(context, organizationId);
  const { store, actor } = context;
  if (contactId !== '') {
    await requireOwnContact(context, { organizationId, isLead, contactId });
    const taken = await store.contacts.findByEmail(organizationId, fields.email);
    if (taken && taken.id !== contactId) throw new PortalError('conflict', { userMessage: texts.emailTaken });
    await store.contacts.change({ organizationId, isLead, contactId }, fields);
    return { contactId };
  }
  if (tearsheetId !== '') await ownTearsheet(context, organizationId, tearsheetId);
  const created = await store.contacts.create(organizationId, isLead, { ...fields, ownerId: actor.uid });
  if (tearsheetId !== '') {
    const kind = isLead ? 'leads' : 'contacts';
    await setListed(context, { organizationId, tearsheetId, kind, ids: [created.id], isListed: true });
  } else if (!created.isNew) {
    throw new PortalError('conflict', { userMessage: texts.emailTaken });
  }
  return { contactId: created.id };
}

/** Deletes a contact or lead of the portal's own. */
export async function deleteContact(
  key: RequestOf<Api['deleteContact']>,
  context: StaffContext,
): Promise<AnswerOf<Api['deleteContact']>> {
  await requireMarketer(context, key.organizationId);
  const contact = await requireOwnContact(context, key);
  await context.store.contacts.remove(key);
  for (const tearsheetId of contact.tearsheetIds) {
    const kind = key.isLead ? 'leads' : 'contacts';
    await setListed(context, { ...key, tearsheetId, kind, ids: [], isListed: false }).catch(() => undefined);
  }
  return { deleted: true };
}

/**
 * Imports contacts or leads from a CSV file, or says what an import would do; rows that cannot be used are reported.
 * @throws PortalError `unusableFile` for a file that is no CSV file, has no emails or too many rows.
 */
export async function importContacts(
  {
    organizationId,
    isLead,
    tearsheetId,
    csv,
    columns: chosen,
    isPreview,
    changesExisting,
  }: RequestOf<Api['importContacts']>,
  context: StaffContext,
): Promise<ImportReport> {
  await requireMarketer(context, organizationId);
  if (tearsheetId !== '') await ownTearsheet(context, organizationId, tearsheetId);
  const rows = rowsOf(csv);
  if (rows.length > maxImportedRows + 1) {
    throw new PortalError('unusableFile', { userMessage: texts.tooManyRows(maxImportedRows) });
  }
  // A preview of a file with unknown headings lets the user choose the columns.
  const read =
    importedContacts(rows, chosen) ??
    (isPreview
      ? importedContacts(
          rows,
          rows[0]?.map(() => ''),
        )
      : null);
  if (!read) throw new PortalError('unusableFile', { userMessage: texts.noEmailColumn });
  const { contacts, faults, columns } = read;
  const plan = { isLead, tearsheetId, isPreview, changesExisting };
  const result = await context.store.contacts.importAll(organizationId, contacts, plan);
  if (tearsheetId !== '' && !isPreview) {
    const kind = isLead ? 'leads' : 'contacts';
    await setListed(context, { organizationId, tearsheetId, kind, ids: [], isListed: true });
  }
  return {
    ...result,
    columns,
    faults: faults.slice(0, maxReportedFaults),
    faultCount: faults.length,
  };
}

const separators = [',', ';', '\t'] as const;
/** Excel's own line above the headings. */
const separatorLine = /^\ufeff?sep=(.)\r?$/im;

/** The cells of a CSV file, separated by commas, semicolons or tabs: what is the most frequent in its first lines. */
function rowsOf(csv: string): string[][] {
  const first = csv.split('\n', 10).join('\n');
  const counts = separators.map((separator) => first.split(separator).length);
  const stated = separatorLine.exec(csv.split('\n', 1)[0] ?? '')?.[1];
  const delimiter = stated ?? separators[counts.indexOf(Math.max(...counts))] ?? ',';
  const text = stated === undefined ? csv : csv.replace(separatorLine, '');
  try {
    return parse(text, { bom: true, delimiter, relax_column_count: true, relax_quotes: true, skip_empty_lines: false });
  } catch {
    throw new PortalError('unusableFile', { userMessage: texts.notCsv });
  }
}

async function requireOwnContact(
  { store }: StaffContext,
  key: { organizationId: string; isLead: boolean; contactId: string },
) {
  const contact = await store.contacts.get(key);
  if (!contact) throw new PortalError('notFound', { detail: 'contact' });
  if (contact.source !== 'portal') throw new PortalError('conflict', { userMessage: texts.ofAts });
  return contact;
}
