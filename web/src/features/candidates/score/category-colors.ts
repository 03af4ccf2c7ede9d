import type { Grade, GradeCategory } from '@portal/domain/grading/grade';

/** Adjacent colors that are distinguishable, also with color blindness. */
const colors = ['#3b6ea8', '#d08c2e', '#4f9a74', '#a4547e', '#6f6ab5', '#b85c3e', '#5aa3b0', '#8a8f3c'];
export const notEarnedColor = '#e3e6ea';

/** A color for each category that the job asks for. */
export function categoryColors(grade: Grade): ReadonlyMap<GradeCategory, string> {
  const asked = grade.categories.filter(({ isAsked }) => isAsked);
  return new Map(asked.map(({ category }, index) => [category, colors[index % colors.length] ?? notEarnedColor]));
}
