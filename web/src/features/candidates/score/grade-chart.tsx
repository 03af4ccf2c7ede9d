import { BarChart, DonutChart } from '@mantine/charts';
import '@mantine/charts/styles.css';
import type { Grade } from '@portal/domain/grading/grade';
import type { ChartType } from '@portal/domain/organizations/branding';
import { gradeTexts } from '@portal/domain/texts/grading';
import { scoreTexts } from '@portal/domain/texts/highlights';
import { Group, Stack, Text } from '@mantine/core';

/** Adjacent colors that are distinguishable, also with color blindness. */
const colors = ['#3b6ea8', '#d08c2e', '#4f9a74', '#a4547e', '#6f6ab5', '#b85c3e', '#5aa3b0', '#8a8f3c'];
const notEarnedColor = '#e3e6ea';

/** The parts of a score: a ring of the points of each category, or bars of each category's score. */
export default function GradeChart({ grade, chartType }: { grade: Grade; chartType: ChartType }) {
  const parts = grade.categories
    .filter(({ isAsked }) => isAsked)
    .map(({ category, unweightedScore, weight }, index) => ({
      name: gradeTexts.categories[category],
      score: Math.round(unweightedScore),
      points: Math.round(unweightedScore * weight * 10) / 10,
      color: colors[index % colors.length] ?? notEarnedColor,
    }));
  const spoken = parts.map(({ name, points, score }) => scoreTexts.points(chartType === 'pie' ? points : score, name));
  return (
    <div role="img" aria-label={`${scoreTexts.chart}. ${spoken.join('; ')}`}>
      {chartType === 'pie' ? <Ring parts={parts} /> : <Bars parts={parts} />}
    </div>
  );
}

interface Part {
  name: string;
  score: number;
  points: number;
  color: string;
}

function Ring({ parts }: { parts: readonly Part[] }) {
  const earned = parts.reduce((sum, { points }) => sum + points, 0);
  const rest = Math.max(0, Math.round((100 - earned) * 10) / 10);
  const data = [
    ...parts.map(({ name, points, color }) => ({ name, value: points, color })),
    { name: scoreTexts.notEarned, value: rest, color: notEarnedColor },
  ];
  return (
    <Group gap="lg" wrap="nowrap" align="center">
      <DonutChart data={data} size={132} thickness={20} paddingAngle={1} withTooltip={false} strokeWidth={0} />
      <Stack gap={3} style={{ minWidth: 0 }} aria-hidden>
        {data.map(({ name, value, color }) => (
          <Group key={name} gap={8} wrap="nowrap">
            <span style={{ width: 10, height: 10, borderRadius: 2, background: color, flexShrink: 0 }} />
            <Text size="xs" truncate>
              {name}
            </Text>
            <Text size="xs" c="dimmed">
              {value}
            </Text>
          </Group>
        ))}
      </Stack>
    </Group>
  );
}

function Bars({ parts }: { parts: readonly Part[] }) {
  return (
    <BarChart
      h={28 * parts.length + 36}
      data={parts.map(({ name, score, color }) => ({ name, score, color }))}
      dataKey="name"
      orientation="vertical"
      series={[{ name: 'score', color: 'accent.5' }]}
      xAxisProps={{ domain: [0, 100] }}
      yAxisProps={{ width: 130 }}
      gridAxis="x"
      tickLine="none"
      withTooltip={false}
      barProps={{ radius: 3, barSize: 12 }}
    />
  );
}
