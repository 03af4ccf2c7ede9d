import type { Mailing } from '@portal/domain/mail/mailing';
import { mailingTexts as texts } from '@portal/domain/texts/marketing';
import { Group, Paper, Text, Title } from '@mantine/core';
import classes from './mailings.module.css';

const tracked = ['opened', 'clicked'] as const;

/** What became of the recipients of one mailing, or of several. */
export type MailingCounts = Pick<Mailing, 'isTracked' | keyof typeof texts.steps | keyof typeof texts.others>;

/** How many recipients came how far, as bars, and what happened besides. */
export function MailingFunnel({ mailing, title = texts.funnel }: { mailing: MailingCounts; title?: string }) {
  const steps = (Object.keys(texts.steps) as (keyof typeof texts.steps)[]).filter(
    (step) => mailing.isTracked || !(tracked as readonly string[]).includes(step),
  );
  const others = (Object.keys(texts.others) as (keyof typeof texts.others)[]).filter((name) => mailing[name] > 0);
  const most = Math.max(1, mailing.total);
  return (
    <Paper p="md" component="section" aria-label={title}>
      <Title order={2} mb="sm">
        {title}
      </Title>
      <dl className={classes.funnel}>
        {steps.map((step) => {
          const count = mailing[step];
          return (
            <div key={step} className={classes.step}>
              <dt>{texts.steps[step]}</dt>
              <dd>
                <span className={classes.bar} style={{ width: `${(100 * count) / most}%` }} aria-hidden />
                <span className={classes.count}>
                  {count}
                  {step !== 'total' && mailing.total > 0 && (
                    <Text span size="xs" c="dimmed">
                      {' '}
                      {Math.round((100 * count) / most)}%
                    </Text>
                  )}
                </span>
              </dd>
            </div>
          );
        })}
      </dl>
      {others.length > 0 && (
        <Group gap="md" mt="sm">
          {others.map((name) => (
            <Text key={name} size="sm" c="dimmed">
              {texts.others[name]}: {mailing[name]}
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
