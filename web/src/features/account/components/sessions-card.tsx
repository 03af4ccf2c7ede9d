import { sessionListTexts, signInMethodTexts } from '@portal/domain/texts/session-list';
import type { ListedSession } from '@portal/domain/users/user-session';
import { Badge, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { BusyButton } from '../../../components/ui/busy-button';
import { formatMoment } from '../../../components/ui/format';
import { runWithNotice } from '../../../components/ui/run-with-notice';
import { useFirebase } from '../../../firebase/firebase-context';
import { endSession, listSessions } from '../data/session-calls';
import { useCalled } from '../../../firebase/use-called';
import { CalledListView } from '../../../components/ui/called-list';

/** Where the user is signed in. All sessions are ended in the card of the password. */
export function SessionsCard() {
  const { auth } = useFirebase();
  const { called, update } = useCalled(listSessions);
  const end = (id: string) =>
    runWithNotice(
      async () => {
        const others = await endSession(auth, id);
        update(() => others);
      },
      { done: sessionListTexts.ended },
    );
  return (
    <Paper component="section" aria-label={sessionListTexts.title} p="lg">
      <Stack>
        <Title order={2}>{sessionListTexts.title}</Title>
        <Text size="sm" c="dimmed">
          {sessionListTexts.lead}
        </Text>
        <CalledListView
          list={called}
          empty={sessionListTexts.empty}
          row={(session) => <SessionRow key={session.id} session={session} onEnd={() => end(session.id)} />}
        />
      </Stack>
    </Paper>
  );
}

function SessionRow({ session, onEnd }: { session: ListedSession; onEnd: () => Promise<unknown> }) {
  const { browser, system, city, country, method, beganAt, usedAt, isOwn } = session;
  const device = sessionListTexts.device(browser || sessionListTexts.unknownBrowser, system);
  const facts = [
    [city, country].filter(Boolean).join(', '),
    sessionListTexts.began(formatMoment(beganAt), signInMethodTexts[method]),
    sessionListTexts.used(formatMoment(usedAt)),
  ];
  return (
    <Group component="li" justify="space-between" gap="xs">
      <div>
        <Group gap="xs">
          <Text size="sm" fw={600}>
            {device}
          </Text>
          {isOwn && (
            <Badge variant="light" radius="sm" tt="none">
              {sessionListTexts.thisOne}
            </Badge>
          )}
        </Group>
        <Text size="sm" c="dimmed">
          {facts.filter(Boolean).join(' · ')}
        </Text>
      </div>
      {!isOwn && (
        <BusyButton label={sessionListTexts.endOf(device)} onClick={onEnd}>
          {sessionListTexts.end}
        </BusyButton>
      )}
    </Group>
  );
}
