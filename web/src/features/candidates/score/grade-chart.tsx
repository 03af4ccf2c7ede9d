import { DonutChart } from '@mantine/charts';
import '@mantine/charts/styles.css';
import { displayScore } from '@portal/domain/grading/display-score';
import type { CategoryGrade, Grade } from '@portal/domain/grading/grade';
import { gradeTexts } from '@portal/domain/texts/grading';
import { scoreTexts } from '@portal/domain/texts/highlights';
import { categoryColors, notEarnedColor } from './category-colors';

/** The points that a category gives to the sum, on the displayed scale. */
export const pointsOf = ({ unweightedScore, weight }: CategoryGrade): number =>
  Math.round(displayScore(unweightedScore) * weight * 10) / 10;

/** A ring of the points of each category; the list of categories below is its legend. */
export default function GradeChart({ grade }: { grade: Grade }) {
  const colors = categoryColors(grade);
  const parts = grade.categories
    .filter(({ isAsked }) => isAsked)
    .map((one) => ({
      name: gradeTexts.categories[one.category],
      value: pointsOf(one),
      color: colors.get(one.category) ?? notEarnedColor,
    }));
  const earned = parts.reduce((sum, { value }) => sum + value, 0);
  const rest = Math.max(0, Math.round((100 - earned) * 10) / 10);
  const spoken = parts.map(({ name, value }) => scoreTexts.points(value, name));
  return (
    <div role="img" aria-label={`${scoreTexts.chart}. ${spoken.join('; ')}`}>
      <DonutChart
        data={[...parts, { name: scoreTexts.notEarned, value: rest, color: notEarnedColor }]}
        size={120}
        thickness={18}
        paddingAngle={1}
        withTooltip={false}
        strokeWidth={0}
        chartLabel={displayScore(grade.weightedScore)}
        mx="auto"
      />
    </div>
  );
}
