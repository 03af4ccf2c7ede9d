import { resumeViewSchema } from '@portal/domain/events/public-viewer';
import { collections } from '@portal/domain/paths/firestore-paths';
import { viewsTexts } from '@portal/domain/texts/candidate-page';
import { BarChart } from '@mantine/charts';
import '@mantine/charts/styles.css';
import { Box, Group, SimpleGrid, Stack, Text, Title, VisuallyHidden } from '@mantine/core';
import { collection, limit, orderBy, query } from 'firebase/firestore';
import { useMemo, type ReactNode } from 'react';
import { Empty, LoadFailed, RowsLoading } from '../../../components/ui/states';
import { useData } from '../../../firebase/data-provider';
import { useLiveQuery } from '../../../firebase/use-live';
import type { CandidateKey } from '@portal/domain/candidates/candidate-key';
import { fullMoment } from '../../../components/ui/format';
import { dayText, formatDuration, summarizeViews } from './summarize-views';

/** Bound of the query; older views are not shown. */
const maxViews = 200;

/** The views of a candidate's public page: when, for how long, from where. Live. */
export default function ViewsPanel({ organizationId, jobId, candidateId }: CandidateKey) {
  const { firestore } = useData();
  const path = collections.candidateViews(organizationId, jobId, candidateId);
  const live = useLiveQuery(
    `${path}|${maxViews}`,
    query(collection(firestore, path), orderBy('startedAt', 'desc'), limit(maxViews)),
    resumeViewSchema,
  );
  const summary = useMemo(() => summarizeViews(live.data ?? [], viewsTexts.unknownPlace), [live.data]);
  if (live.status === 'loading') return <RowsLoading rows={4} height={64} />;
  if (live.status === 'error') return <LoadFailed onRetry={live.retry} />;
  if (summary.lastViewed === null) return <Empty>{viewsTexts.none}</Empty>;
  const days = summary.days.map(({ day, views }) => ({ day: dayText(day), views }));
  return (
    <Stack gap="lg">
      <SimpleGrid cols={{ base: 2, sm: 4 }} spacing="sm">
        <Figure label={viewsTexts.views}>{summary.views}</Figure>
        <Figure label={viewsTexts.viewers}>{summary.viewers}</Figure>
        <Figure label={viewsTexts.timeSpent}>{formatDuration(summary.timeSpent)}</Figure>
        <Figure label={viewsTexts.lastViewed}>{fullMoment.format(summary.lastViewed)}</Figure>
      </SimpleGrid>
      <DaysChart days={days} />
      <Bars
        title={viewsTexts.perView}
        rows={[...summary.latest].reverse().map(({ view, minutes }) => ({ name: view, value: minutes }))}
        valueText={viewsTexts.minutes}
      />
      <Bars
        title={viewsTexts.places}
        rows={summary.places.map(({ place, views }) => ({ name: place, value: views }))}
        valueText={viewsTexts.count}
      />
      {summary.views === maxViews && (
        <Text size="xs" c="dimmed">
          {viewsTexts.onlyLatest(maxViews)}
        </Text>
      )}
    </Stack>
  );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <Text size="xs" c="dimmed">
        {label}
      </Text>
      <Text fw={600}>{children}</Text>
    </div>
  );
}

/** The views of each day as columns; screen readers get the same as a list. */
function DaysChart({ days }: { days: { day: string; views: number }[] }) {
  return (
    <section aria-label={viewsTexts.overTime}>
      <Title order={2} size="h5" mb={6}>
        {viewsTexts.overTime}
      </Title>
      <div aria-hidden>
        <BarChart
          h={150}
          data={days}
          dataKey="day"
          series={[{ name: 'views', label: viewsTexts.views, color: 'var(--mantine-primary-color-filled)' }]}
          // What is hidden from screen readers must not take the focus; the list below says the same.
          barChartProps={{ accessibilityLayer: false }}
          maxBarWidth={28}
          tickLine="none"
          yAxisProps={{ allowDecimals: false, width: 34 }}
          xAxisProps={{ interval: 'preserveStartEnd', minTickGap: 24 }}
        />
      </div>
      <VisuallyHidden>
        <ul>
          {days.map(({ day, views }) => (
            <li key={day}>
              {day}: {viewsTexts.count(views)}
            </li>
          ))}
        </ul>
      </VisuallyHidden>
    </section>
  );
}

/** Values as bars, each below its name: names are long, and a phone has no room for them under columns. */
function Bars(props: {
  title: string;
  rows: readonly { name: string; value: number }[];
  valueText: (value: number) => string;
}) {
  const { title, rows, valueText } = props;
  const most = Math.max(...rows.map(({ value }) => value));
  return (
    <section aria-label={title}>
      <Title order={2} size="h5" mb={6}>
        {title}
      </Title>
      <Stack component="ul" gap={8} m={0} p={0} style={{ listStyle: 'none' }}>
        {rows.map(({ name, value }, index) => (
          <li key={index}>
            <Group justify="space-between" gap="xs" wrap="nowrap" align="baseline">
              <Text size="sm" miw={0} style={{ overflowWrap: 'anywhere' }}>
                <bdi>{name}</bdi>
              </Text>
              <Text size="sm" c="dimmed" style={{ flexShrink: 0 }}>
                {valueText(value)}
              </Text>
            </Group>
            <Box
              aria-hidden
              h={6}
              miw={2}
              w={`${most > 0 ? (value / most) * 100 : 0}%`}
              bg="var(--mantine-primary-color-filled)"
              style={{ borderRadius: 3 }}
            />
          </li>
        ))}
      </Stack>
    </section>
  );
}
