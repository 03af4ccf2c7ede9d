import type { Agreement } from '@portal/domain/candidates/agreement';
import { agreementTexts as texts } from '@portal/domain/texts/agreement';
import { Text } from '@mantine/core';
import { formatDayAndTime } from '../../components/ui/format';

/** Whether the candidate has agreed to be represented, since when and how. Empty where nobody has asked. */
export function AgreementLine({ agreement }: { agreement: Agreement }) {
  const { state, scope, source, note, by, decidedAt, askedAt } = agreement;
  if (state === 'none') return null;
  const isDecided = state !== 'asked';
  const facts = [
    `${texts.states[state]} ${texts.scopes[scope]}`,
    formatDayAndTime(isDecided ? decidedAt : askedAt),
    isDecided && source !== '' ? `${texts.sources[source]}${source === 'staff' ? ` ${by}` : ''}` : '',
    note,
  ];
  return (
    <Text size="sm" c={state === 'withdrawn' ? 'red' : 'dimmed'}>
      {facts.filter(Boolean).join(' · ')}
    </Text>
  );
}
