import { boolean, string } from 'yup';
import { importedFields, type ImportedColumn, type ImportFault } from '../contacts/imported-contacts';
import { email } from '../fields/email';
import { optionalId, requiredId } from '../fields/id';
import { list, record } from '../fields/model';
import { optionalText, requiredText } from '../fields/text';
import { formTexts } from '../texts/form';
import { post } from './endpoint';

/** What one call puts into a tearsheet or takes out of it. */
export const maxChangedEntries = 300;

/** Kinds of entries of a tearsheet. */
export const tearsheetEntryKinds = ['candidates', 'jobs', 'contacts', 'leads'] as const;
export type TearsheetEntryKind = (typeof tearsheetEntryKinds)[number];

const ofTearsheet = { organizationId: requiredId(), tearsheetId: requiredId() };
const ids = () => list(requiredId(), maxChangedEntries).min(1).required();

const maxImportedColumns = 200;

/** Fields of a contact or lead that staff edit. */
export const contactFormSchema = record({
  email: email().required(formTexts.required),
  firstName: optionalText(),
  lastName: optionalText(),
  companyName: optionalText(),
  massMailOptOut: boolean().default(false),
});

/**
 * Tearsheets, contacts and leads of the portal's own, part of the app API. Those that the ATS maintains are changed there;
 * only their favorites are changed here.
 */
export const marketingApi = {
  createTearsheet: post('/createTearsheet', record({ organizationId: requiredId(), name: requiredText() })).answers<{
    tearsheetId: string;
  }>(),

  renameTearsheet: post('/renameTearsheet', record({ ...ofTearsheet, name: requiredText() })).answers<{
    renamed: true;
  }>(),

  deleteTearsheet: post('/deleteTearsheet', record(ofTearsheet)).answers<{ deleted: true }>(),

  /** Adds entries, each once. Candidates are marketing candidates. */
  addToTearsheet: post(
    '/addToTearsheet',
    record({ ...ofTearsheet, kind: string().oneOf(tearsheetEntryKinds).required(), ids: ids() }),
  ).answers<{ added: number }>(),

  removeFromTearsheet: post(
    '/removeFromTearsheet',
    record({ ...ofTearsheet, kind: string().oneOf(tearsheetEntryKinds).required(), ids: ids() }),
  ).answers<{ removed: number }>(),

  /** Adds candidates of a job: those that are not marketed yet become marketing candidates. */
  addJobCandidates: post(
    '/addJobCandidates',
    record({ ...ofTearsheet, jobId: requiredId(), candidateIds: ids() }),
  ).answers<{ added: number }>(),

  /** Recommends an entry: it is listed first, with a star. */
  updateTearsheetCandidate: post(
    '/updateTearsheetCandidate',
    record({
      ...ofTearsheet,
      kind: string().oneOf(['candidates', 'jobs']).default('candidates'),
      id: requiredId(),
      isFavorite: boolean().required(),
    }),
  ).answers<{ updated: true }>(),

  /** Creates a contact or lead, or changes one of the portal's own. Its email is unique among them. */
  saveContact: post(
    '/saveContact',
    contactFormSchema.shape({
      organizationId: requiredId(),
      isLead: boolean().default(false),
      /** `''` creates one. */
      contactId: optionalId(),
      /** A tearsheet that a new one is added to. */
      tearsheetId: optionalId(),
    }),
  ).answers<{ contactId: string }>(),

  deleteContact: post(
    '/deleteContact',
    record({ organizationId: requiredId(), isLead: boolean().default(false), contactId: requiredId() }),
  ).answers<{ deleted: true }>(),

  /**
   * Imports contacts or leads from a CSV file with headings. Those that exist already are added to the tearsheet, and changed
   * when that is asked for. A preview writes nothing.
   */
  importContacts: post(
    '/importContacts',
    record({
      organizationId: requiredId(),
      isLead: boolean().default(false),
      tearsheetId: optionalId(),
      csv: string().max(5_000_000).required(),
      /** The field of each column, `''` for an ignored one; empty to go by the headings. */
      columns: list(
        string()
          .oneOf(['', ...importedFields])
          .defined(),
        maxImportedColumns,
      ),
      isPreview: boolean().default(false),
      changesExisting: boolean().default(false),
    }),
  ).answers<ImportReport>(),
} as const;

/** What became of an imported file. */
export interface ImportReport {
  created: number;
  existing: number;
  /** Existing ones that differed and were changed. */
  changed: number;
  /** Those that were not on the tearsheet before. */
  added: number;
  columns: ImportedColumn[];
  /** The first faults, see `maxReportedFaults`. */
  faults: ImportFault[];
  faultCount: number;
}

/** Faults that an import names. */
export const maxReportedFaults = 1_000;
