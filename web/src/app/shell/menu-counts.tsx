import type { Organization } from '@portal/domain/organizations/organization';
import { clientWaitTexts } from '@portal/domain/texts/client-waits';
import { interviewScreenTexts } from '@portal/domain/texts/interviews';
import { Badge, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { useInterviewList } from '../../features/interviews/data/use-interviews';
import { useOverdueWaits } from '../../firebase/use-client-waits';
import { useSignedIn } from '../../session/session-context';
import type { MenuCount as Kind } from './menu';

/** Larger numbers are shown as this one and a plus. */
const most = 99;

interface Props {
  of: Kind;
  organization: Pick<Organization, 'id' | 'clientReminders'>;
}

/** The live number behind an entry of the menu; nothing for none. */
export function MenuCounts({ of, organization }: Props) {
  return of === 'waiting' ? <Waiting organization={organization} /> : <Interviews organization={organization} />;
}

/** How many submissions wait for the client. */
function Waiting({ organization: { id, clientReminders } }: Pick<Props, 'organization'>) {
  const count = useOverdueWaits(id, clientReminders.answerWorkingDays, most + 1).data?.length ?? 0;
  return <Count count={count} words={clientWaitTexts.count(count)} />;
}

/** How many of the user's interviews wait for the user. */
function Interviews({ organization: { id: organizationId } }: Pick<Props, 'organization'>) {
  const { user } = useSignedIn();
  const [now] = useState(() => Date.now());
  const count = useInterviewList('waiting', { organizationId, recruiterId: user.id, now }).data?.length ?? 0;
  return <Count count={count} words={interviewScreenTexts.count(count)} />;
}

function Count({ count, words }: { count: number; words: string }) {
  if (count === 0) return null;
  return (
    <Badge size="sm" radius="sm" ml={6}>
      <span aria-hidden>{count > most ? `${most}+` : count}</span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </Badge>
  );
}
