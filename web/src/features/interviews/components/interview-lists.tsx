import type { Interview } from '@portal/domain/interviews/interview';
import { interviewListTexts as texts, interviewScreenTexts } from '@portal/domain/texts/interviews';
import { Anchor, Group, SegmentedControl, Stack, Tabs, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { Empty, LoadFailed, RowsLoading } from '../../../components/ui/states';
import { paths } from '../../../config/paths';
import type { Live } from '../../../firebase/use-live';
import { interviewLists, maxListed, useInterviewList, type InterviewList } from '../data/use-interviews';
import { InterviewItem } from './interview-item';

/** A day in which the page stays open changes little; the lists move on with the next visit. */
function useOpenedAt(): number {
  return useState(Date.now)[0];
}

interface Props {
  organizationId: string;
  userId: string;
}

/** The interviews of the user or of everyone: upcoming, waiting for an answer of the agency, and past, each by time. */
export function InterviewLists({ organizationId, userId }: Props) {
  const now = useOpenedAt();
  const [isMine, setMine] = useState(true);
  const [shown, setShown] = useState<InterviewList>('upcoming');
  const of = { organizationId, recruiterId: isMine ? userId : '', now };
  const lists: Record<InterviewList, Live<Interview[]>> = {
    upcoming: useInterviewList('upcoming', of),
    waiting: useInterviewList('waiting', of),
    past: useInterviewList('past', of),
  };
  return (
    <Stack gap="md">
      <Group justify="space-between" gap="xs">
        <Title order={1}>{interviewScreenTexts.title}</Title>
        <SegmentedControl
          aria-label={texts.whose}
          data={[
            { value: 'mine', label: texts.mine },
            { value: 'all', label: texts.everyones },
          ]}
          value={isMine ? 'mine' : 'all'}
          onChange={(value) => {
            setMine(value === 'mine');
          }}
        />
      </Group>
      <Tabs
        value={shown}
        keepMounted={false}
        onChange={(value) => {
          setShown(interviewLists.find((list) => list === value) ?? 'upcoming');
        }}
      >
        <Tabs.List mb="md">
          {interviewLists.map((list) => (
            <Tabs.Tab key={list} value={list}>
              {nameOf(list, lists[list])}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {interviewLists.map((list) => (
          <Tabs.Panel key={list} value={list}>
            <ListOf list={list} live={lists[list]} now={now} />
          </Tabs.Panel>
        ))}
      </Tabs>
    </Stack>
  );
}

/** `Upcoming (3)`; more than the list holds are `100+`. */
function nameOf(list: InterviewList, { data }: Live<Interview[]>): string {
  if (!data) return texts[list];
  return texts.counted(texts[list], data.length < maxListed ? String(data.length) : `${maxListed}+`);
}

function ListOf({ list, live, now }: { list: InterviewList; live: Live<Interview[]>; now: number }) {
  if (live.status === 'error') return <LoadFailed onRetry={live.retry} />;
  if (live.status === 'loading') return <RowsLoading rows={4} height={96} />;
  if (live.data.length === 0) return <Empty>{texts.empty[list]}</Empty>;
  return (
    <Stack gap="xs" component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
      {live.data.map((interview) => (
        <InterviewItem key={interview.id} interview={interview} now={now} heading={<Heading {...interview} />} />
      ))}
    </Stack>
  );
}

function Heading({ jobId, candidateId, candidateName, jobTitle }: Interview) {
  return (
    <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
      <Anchor component={Link} to={paths.candidate.href(jobId, candidateId)} inherit>
        <bdi>{candidateName}</bdi>
      </Anchor>
      {jobTitle && (
        <>
          , <bdi>{jobTitle}</bdi>
        </>
      )}
    </Text>
  );
}
