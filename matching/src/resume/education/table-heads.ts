import { foldWords } from '../../text/normalize';
import type { LayoutLine } from '../../text/layout-line';

/** What the columns of a table of schooling are called, in English as in the forms of India and West Africa. */
const columns = new Set(
  'course courses degree degrees qualification qualifications exam examination board university institution institute college school year years passing percentage cgpa gpa marks grade class division specialization stream period subject subjects'.split(
    ' ',
  ),
);
/** Words that may stand between them. */
const between = new Set('name of and or in the'.split(' '));
/** Fewer names of columns may be those of a school: `University College`. */
const fewest = 3;

/** Whether a line is nothing but the names of a table's columns: `Course | Institution | Board / University | Year`. */
export function isTableHead({ text }: LayoutLine): boolean {
  if (text.length > 120) return false;
  const words = foldWords(text).filter((word) => !between.has(word));
  return words.length >= fewest && words.every((word) => columns.has(word));
}
