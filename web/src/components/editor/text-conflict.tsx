import { notesTexts } from '@portal/domain/texts/notes';
import { Alert, Button, Group, SimpleGrid, Text } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useLeaveWarning } from '../ui/use-leave-warning';
import { FormattedText } from './formatted-text';
import classes from './text-conflict.module.css';

interface Props {
  title: string;
  message: string;
  /** HTML of both texts. */
  mine: string;
  theirs: string;
  onSettle: (choice: 'mine' | 'theirs' | 'both') => void;
}

/** Two texts that met: both are shown, and the later writer chooses. */
export function TextConflict({ title, message, mine, theirs, onSettle }: Props) {
  useLeaveWarning(true);
  const choose = (choice: 'mine' | 'theirs' | 'both') => () => {
    onSettle(choice);
  };
  return (
    <Alert
      color="yellow"
      variant="light"
      icon={<IconUsers aria-hidden />}
      title={title}
      role="alert"
      styles={{ title: { color: 'var(--ink)' } }}
    >
      <Text size="sm" mb="xs">
        {message}
      </Text>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xs" mb="sm">
        <Version title={notesTexts.mine} html={mine} />
        <Version title={notesTexts.theirs} html={theirs} />
      </SimpleGrid>
      <Group gap="xs">
        <Button size="compact-sm" onClick={choose('both')}>
          {notesTexts.mergeBoth}
        </Button>
        <Button size="compact-sm" variant="default" onClick={choose('mine')}>
          {notesTexts.keepMine}
        </Button>
        <Button size="compact-sm" variant="default" onClick={choose('theirs')}>
          {notesTexts.keepTheirs}
        </Button>
      </Group>
    </Alert>
  );
}

function Version({ title, html }: { title: string; html: string }) {
  return (
    <section aria-label={title}>
      <Text size="xs" fw={600} mb={2}>
        {title}
      </Text>
      {/* Long texts scroll: the region must be reachable by keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls needs the focus */}
      <div className={classes.version} tabIndex={0} dir="auto">
        {html ? <FormattedText html={html} /> : notesTexts.empty}
      </div>
    </section>
  );
}
