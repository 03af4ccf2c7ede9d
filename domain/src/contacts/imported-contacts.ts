import { isEmail } from '../fields/email';
import { containsMarkup } from '../fields/markup';
import { maxLineLength } from '../fields/text';

/** Most rows of one imported file. */
export const maxImportedRows = 10_000;

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

/** Column headings that are recognized, by field; compared without case, blanks and signs. */
const headings: Record<keyof ImportedContact | 'name', readonly string[]> = {
  email: ['email', 'emailaddress', 'mail'],
  firstName: ['firstname', 'givenname', 'first'],
  lastName: ['lastname', 'surname', 'familyname', 'last'],
  name: ['name', 'fullname', 'contact'],
  companyName: ['company', 'companyname', 'organization', 'client', 'account'],
};

/**
 * Reads the rows of an imported file. The first row has the headings; unknown columns are ignored.
 * @param rows of cells, as a CSV reader gives them.
 * @returns null without a column for the email.
 */
export function importedContacts(
  rows: readonly (readonly string[])[],
): { contacts: ImportedContact[]; faults: ImportFault[] } | null {
  const [first = [], ...others] = rows;
  const columns = first.map((heading) => fieldOf(heading));
  if (!columns.includes('email')) return null;
  const contacts: ImportedContact[] = [];
  const faults: ImportFault[] = [];
  const seen = new Set<string>();
  others.forEach((cells, index) => {
    if (cells.every((cell) => cell.trim() === '')) return;
    const line = index + 2;
    const value = (field: (typeof columns)[number]) => {
      const place = columns.indexOf(field);
      return place < 0 ? '' : (cells[place] ?? '').replace(/\s+/g, ' ').trim().slice(0, maxLineLength);
    };
    const email = value('email').toLowerCase();
    if (!isEmail(email)) {
      faults.push({ line, value: value('email') || cells.join(', ').slice(0, maxLineLength), reason: 'invalidEmail' });
      return;
    }
    const names = namesOf({ firstName: value('firstName'), lastName: value('lastName'), name: value('name') });
    const contact = { email, ...names, companyName: value('companyName') };
    if (Object.values(contact).some(containsMarkup)) faults.push({ line, value: email, reason: 'notAllowed' });
    else if (seen.has(email)) faults.push({ line, value: email, reason: 'duplicateInFile' });
    else contacts.push(contact);
    seen.add(email);
  });
  return { contacts, faults };
}

function fieldOf(heading: string): keyof typeof headings | null {
  const plain = heading.toLowerCase().replace(/[^a-z]/g, '');
  const found = Object.entries(headings).find(([, names]) => names.includes(plain));
  return found ? (found[0] as keyof typeof headings) : null;
}

/** First and last name; from the whole name where they have no columns of their own. */
function namesOf(given: { firstName: string; lastName: string; name: string }) {
  if (given.firstName !== '' || given.lastName !== '') {
    return { firstName: given.firstName, lastName: given.lastName };
  }
  const [firstName = '', ...rest] = given.name.split(' ');
  return { firstName, lastName: rest.join(' ') };
}
