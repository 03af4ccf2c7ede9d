import { foldWords } from '../../text/normalize';
import type { LayoutLine } from '../../text/layout-line';

/** Column headers of education tables, in English and in Indian and West African forms. */
const columns = new Set(
  'course courses degree degrees qualification qualifications exam examination board university institution institute college school year years passing percentage cgpa gpa marks grade class division specialization stream period subject subjects'.split(
    ' ',
  ),
);
/** Words between column headers. */
const between = new Set('name of and or in the'.split(' '));
/** Fewer header words may be a school's name: `University College`. */
const minCount = 3;

/** Whether a line is the header of a table: `Course | Institution | Board / University | Year`. */
export function isTableHead({ text }: LayoutLine): boolean {
  if (text.length > 120) return false;
  const words = foldWords(text).filter((word) => !between.has(word));
  return words.length >= minCount && words.every((word) => columns.has(word));
}
