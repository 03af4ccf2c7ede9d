import type { Notice } from '@portal/domain/candidates/notice';
import type { CandidateSource, Origin } from '@portal/domain/candidates/origin';
import { originTexts as texts } from '@portal/domain/texts/notice';
import { Text } from '@mantine/core';
import { formatDay } from '../../components/ui/format';

interface Props {
  origin: Omit<Origin, 'source'> & { source: CandidateSource };
  /** Whether this is a copy of another job's candidate, whose origin it keeps. */
  isCopy: boolean;
  notice: Notice;
}

/** Where a candidate's data came from, when, by whom, and the notice about it. */
export function OriginLine({ origin: { source, at, by }, isCopy, notice }: Props) {
  const facts = [
    `${texts.source}: ${texts.sources[source]}`,
    isCopy && source !== 'otherJob' ? texts.copied : '',
    by,
    formatDay(at),
    notice.sentAt ? texts.notified(notice.sentTo, formatDay(notice.sentAt)) : '',
  ];
  return (
    <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
      {facts.filter(Boolean).join(' · ')}
    </Text>
  );
}
