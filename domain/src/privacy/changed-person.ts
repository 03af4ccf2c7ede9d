import type { FairnessCheck } from '../contracts/scoring-api';
import type { ParsedResume } from '../resumes/parsed-resume';

type Change = keyof FairnessCheck['changed'];
type Resume = Pick<ParsedResume, 'text' | 'fullName' | 'address'>;

/** The lines at the top of a resume, where its person is. */
const linesOfHead = 10;

/** The text of a resume as if it were another person's. */
export const changedPerson: Readonly<Record<Change, (resume: Resume) => string>> = {
  name: ({ text, fullName }) => (fullName ? text.replaceAll(fullName, 'Fatima Al-Sayed') : text),
  sex: ({ text }) => withLine(text, 'Gender: female'),
  age: ({ text }) => withLine(text, 'Date of birth: 03/04/1961'),
  address: ({ text, address }) => {
    const lines = text.split('\n');
    const head = lines.slice(0, linesOfHead).join('\n');
    const moved = address.city ? head.replaceAll(address.city, 'Lagos') : withLine(head, 'Lagos, Nigeria');
    return [moved, ...lines.slice(linesOfHead)].join('\n');
  },
};

/** With a line below the first one, which is the name. */
function withLine(text: string, line: string): string {
  const [first = '', ...others] = text.split('\n');
  return [first, line, ...others].join('\n');
}
