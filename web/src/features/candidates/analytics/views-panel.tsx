import { resumeViewSchema } from '@portal/domain/events/public-viewer';
import { collections } from '@portal/domain/paths/firestore-paths';
import { viewsTexts } from '@portal/domain/texts/candidate-page';
import { BarChart } from '@mantine/charts';
import '@mantine/charts/styles.css';
import { SimpleGrid, Stack, Text, Title, VisuallyHidden } from '@mantine/core';
import { collection, limit, orderBy, query } from 'firebase/firestore';
import { useMemo, type ReactNode } from 'react';
import { Empty, LoadFailed, RowsLoading } from '../../../components/ui/states';
import { useData } from '../../../firebase/data-provider';
import { useLiveQuery } from '../../../firebase/use-live';
import type { CandidateKey } from '@portal/domain/candidates/candidate-key';
import { dayText, formatDuration, summarizeViews } from './summarize-views';

/** Views that are read; older ones are history. */
const maxViews = 200;
const dateAndTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** How the public page of a candidate is read: when, for how long, from where. Live. */
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
        <Figure label={viewsTexts.lastViewed}>{dateAndTime.format(summary.lastViewed)}</Figure>
      </SimpleGrid>
      <Chart title={viewsTexts.overTime} rows={days} dataKey="day" series="views" label={viewsTexts.views} />
      <Chart title={viewsTexts.perView} rows={summary.latest} dataKey="view" series="minutes" label="Minutes" />
      <Chart title={viewsTexts.places} rows={summary.places} dataKey="place" series="views" label={viewsTexts.views} />
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

/** A bar chart; whoever cannot see it is read the same as a list. */
function Chart(props: {
  title: string;
  rows: Record<string, string | number>[];
  dataKey: string;
  series: string;
  label: string;
}) {
  const { title, rows, dataKey, series, label } = props;
  return (
    <section aria-label={title}>
      <Title order={2} size="h5" mb={6}>
        {title}
      </Title>
      <div aria-hidden>
        <BarChart
          h={150}
          data={rows}
          dataKey={dataKey}
          series={[{ name: series, label, color: 'var(--mantine-primary-color-filled)' }]}
          // What is hidden from screen readers must not take the focus; the list below says the same.
          barChartProps={{ accessibilityLayer: false }}
          maxBarWidth={28}
          tickLine="none"
          yAxisProps={{ allowDecimals: series === 'minutes', width: 34 }}
          xAxisProps={{ interval: 'preserveStartEnd', minTickGap: 24 }}
        />
      </div>
      <VisuallyHidden>
        <ul>
          {rows.map((row, index) => (
            <li key={index}>
              {row[dataKey]}: {row[series]} {label}
            </li>
          ))}
        </ul>
      </VisuallyHidden>
    </section>
  );
}
