import type { Mailing } from '@portal/domain/mail/mailing';
import { mailingTexts as texts } from '@portal/domain/texts/marketing';
import { csvFile } from '@portal/domain/tables/csv';
import { Button, Group, Paper, Text, Title } from '@mantine/core';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { saveFile } from '../../../components/document/save-file';
import classes from './mailings.module.css';

const tracked = ['opened', 'clicked'] as const;

/** What became of the recipients of one mailing, or of several. */
export type MailingCounts = Pick<Mailing, 'isTracked' | keyof typeof texts.steps | keyof typeof texts.others>;

/** How many recipients came how far, as bars, and what happened besides. @param name of the exported file. */
export function MailingFunnel(props: { mailing: MailingCounts; name: string; title?: string }) {
  const { mailing, name, title = texts.funnel } = props;
  const steps = (Object.keys(texts.steps) as (keyof typeof texts.steps)[]).filter(
    (step) => mailing.isTracked || !(tracked as readonly string[]).includes(step),
  );
  const others = (Object.keys(texts.others) as (keyof typeof texts.others)[]).filter((other) => mailing[other] > 0);
  const most = Math.max(1, mailing.total);
  return (
    <Paper p="md" component="section" aria-label={title}>
      <Group justify="space-between" mb="sm" gap="sm">
        <Title order={2}>{title}</Title>
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconFileSpreadsheet size={16} aria-hidden />}
          onClick={() => {
            exportFunnel(mailing, name, [...steps, ...others]);
          }}
        >
          {texts.exportFunnel}
        </Button>
      </Group>
      <dl className={classes.funnel}>
        {steps.map((step) => {
          const count = mailing[step];
          return (
            <div key={step} className={classes.step}>
              <dt>{texts.steps[step]}</dt>
              <dd>
                <span className={classes.track} aria-hidden>
                  <span className={classes.bar} style={{ width: `${(100 * count) / most}%` }} />
                </span>
                <span className={classes.count}>{count}</span>{' '}
                <Text span size="xs" c="dimmed" className={classes.share}>
                  {step !== 'total' && mailing.total > 0 && `${Math.round((100 * count) / most)}%`}
                </Text>
              </dd>
            </div>
          );
        })}
      </dl>
      {mailing.isTracked && (
        <Text size="xs" c="dimmed" mt="sm">
          {texts.rates}
        </Text>
      )}
      {others.length > 0 && (
        <Group gap="md" mt="sm">
          {others.map((other) => (
            <Text key={other} size="sm" c="dimmed">
              {texts.others[other]}: {mailing[other]}
            </Text>
          ))}
        </Group>
      )}
      {mailing.uncertain > 0 && (
        <Text size="xs" c="dimmed" mt="xs">
          {texts.uncertainHelp}
        </Text>
      )}
      {!mailing.isTracked && (
        <Text size="xs" c="dimmed" mt="xs">
          {texts.notTracked}
        </Text>
      )}
    </Paper>
  );
}

const names = { ...texts.steps, ...texts.others };

function exportFunnel(mailing: MailingCounts, name: string, steps: readonly (keyof typeof names)[]): void {
  const share = (count: number) => (mailing.total > 0 ? `${Math.round((100 * count) / mailing.total)}%` : '');
  const rows = steps.map((step) => [names[step], String(mailing[step]), share(mailing[step])]);
  const bytes = new TextEncoder().encode(csvFile(texts.funnelColumns, rows));
  saveFile({ bytes, fileName: `${name}.csv`, contentType: 'text/csv;charset=utf-8' });
}
