import { isEmail } from '../fields/email-address';
import { containsMarkup } from '../fields/markup';
import { maxLineLength } from '../fields/text';

/** Most rows of one imported file. */
export const maxImportedRows = 10_000;

/** What a column of an imported file may hold. */
export const importedFields = ['email', 'firstName', 'lastName', 'name', 'companyName'] as const;
export type ImportedField = (typeof importedFields)[number];

/** A row of an imported file that can become a contact or lead. */
export interface ImportedContact {
  email: string;
  firstName: string;
  lastName: string;
  companyName: string;
}

/** A row that was left out: its line in the file, its text, and why. */
export interface ImportFault {
  line: number;
  value: string;
  reason: 'invalidEmail' | 'duplicateInFile' | 'notAllowed';
}

/** A column of an imported file: its heading, the first value, and what it is read as (null: it is ignored). */
export interface ImportedColumn {
  heading: string;
  sample: string;
  field: ImportedField | null;
}

export interface ReadFile {
  columns: ImportedColumn[];
  contacts: ImportedContact[];
  faults: ImportFault[];
}

/**
 * Headings that are recognized, by field; compared without case, blanks, digits and signs. Among them are those of exports
 * of LinkedIn, Google Contacts and Outlook.
 */
const headings: Record<ImportedField, readonly string[]> = {
  email: ['email', 'emailaddress', 'emailvalue', 'emails', 'mail'],
  firstName: ['firstname', 'givenname', 'first'],
  lastName: ['lastname', 'surname', 'familyname', 'last'],
  name: ['name', 'fullname', 'displayname', 'contact', 'contactname'],
  companyName: ['company', 'companyname', 'organization', 'organizationname', 'client', 'account'],
};

/** Lines above the headings: notes of LinkedIn, `sep=;` of Excel. */
const maxLinesAboveHeadings = 10;

/**
 * Reads the rows of an imported file. Its first row with a heading for the email has the headings.
 * @param rows of cells, as a CSV reader gives them.
 * @param chosen the field of each column, `''` for an ignored one; empty to go by the headings.
 * @returns null without a column for the email.
 */
export function importedContacts(
  rows: readonly (readonly string[])[],
  chosen: readonly string[] = [],
): ReadFile | null {
  const headingRow = rows.slice(0, maxLinesAboveHeadings).findIndex((cells) => fieldsOf(cells).includes('email'));
  const firstRow = rows.findIndex((cells) => cells.some((cell) => tidy(cell) !== ''));
  const start = Math.max(0, headingRow < 0 ? firstRow : headingRow);
  const cellsOfHeadings = (rows[start] ?? []).map(tidy);
  const fields =
    chosen.length > 0 ? cellsOfHeadings.map((_, index) => fieldNamed(chosen[index])) : fieldsOf(cellsOfHeadings);
  if (!fields.includes('email') && headingRow < 0 && chosen.length === 0) return null;
  const others = rows.slice(start + 1);
  const columns = cellsOfHeadings.map((heading, index) => ({
    heading,
    sample: others.map((cells) => tidy(cells[index] ?? '')).find((cell) => cell !== '') ?? '',
    field: fields[index] ?? null,
  }));
  return { columns, ...readRows(others, fields, start + 2) };
}

function readRows(
  rows: readonly (readonly string[])[],
  fields: readonly (ImportedField | null)[],
  firstLine: number,
): { contacts: ImportedContact[]; faults: ImportFault[] } {
  const contacts: ImportedContact[] = [];
  const faults: ImportFault[] = [];
  const seen = new Set<string>();
  rows.forEach((cells, index) => {
    if (cells.every((cell) => tidy(cell) === '')) return;
    const line = firstLine + index;
    // The first column of a field that has a value: exports have several for emails.
    const value = (field: ImportedField) =>
      cells.map((cell, place) => (fields[place] === field ? tidy(cell) : '')).find((cell) => cell !== '') ?? '';
    const email = addressOf(value('email'));
    if (!isEmail(email)) {
      faults.push({ line, value: value('email') || cells.join(', ').slice(0, maxLineLength), reason: 'invalidEmail' });
      return;
    }
    const given = { firstName: value('firstName'), lastName: value('lastName') };
    const names = given.firstName === '' && given.lastName === '' ? namesOf(value('name')) : given;
    const contact = { email, ...names, companyName: value('companyName') };
    if (Object.values(contact).some(containsMarkup)) faults.push({ line, value: email, reason: 'notAllowed' });
    else if (seen.has(email)) faults.push({ line, value: email, reason: 'duplicateInFile' });
    else contacts.push(contact);
    seen.add(email);
  });
  return { contacts, faults };
}

/** A cell without characters of no width, which copied addresses often end with. */
function tidy(cell: string): string {
  return cell
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, maxLineLength);
}

/** `ann@a.example` of `mailto:ann@a.example`, of `Ann Roe <ann@a.example>` and of `ann@a.example ::: ann@b.example`. */
function addressOf(cell: string): string {
  const [first = ''] = (/<([^<>]+)>/.exec(cell)?.[1] ?? cell).split(/\s*(?:;|:::|,)\s*/);
  return first
    .replace(/^mailto:/i, '')
    .trim()
    .toLowerCase();
}

const fieldNamed = (name: string | undefined): ImportedField | null =>
  importedFields.find((field) => field === name) ?? null;

function fieldsOf(cells: readonly string[]): (ImportedField | null)[] {
  return cells.map((cell) => {
    const plain = tidy(cell)
      .toLowerCase()
      .replace(/[^a-z]/g, '');
    return importedFields.find((field) => headings[field].includes(plain)) ?? null;
  });
}

/** Follows a name after a comma without being a first name. */
const titleAfterName = /^(?:(?:jr|sr|esq|ph\.?\s?d|m\.?d|cpa|mba|rn|pmp)\.?|[IVX]+)$/i;

/** First and last name of `Ana de Souza` or `de Souza, Ana`. */
function namesOf(name: string): { firstName: string; lastName: string } {
  const [before = '', after = '', ...more] = name.split(/\s*,\s*/);
  if (after !== '' && more.length === 0 && !titleAfterName.test(after)) return { firstName: after, lastName: before };
  const [firstName = '', ...rest] = before.split(' ');
  return { firstName, lastName: rest.join(' ') };
}
