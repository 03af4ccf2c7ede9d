import type { SectionConflict } from '@portal/domain/contracts/profiles-api';
import { notesTexts } from '@portal/domain/texts/notes';
import { profilePanelTexts } from '@portal/domain/texts/profiles';
import { Alert, Button, Group, SimpleGrid, Text } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { FormattedText } from '../../../components/editor/formatted-text';
import classes from '../components/profiles.module.css';

interface Props {
  title: string;
  mine: string;
  theirs: SectionConflict;
  nameOf: (uid: string) => string;
  onSettle: (choice: 'mine' | 'theirs' | 'both') => void;
}

/** Two texts of one section that met: both are shown, and the later writer chooses. */
export function SectionConflictNotice({ title, mine, theirs, nameOf, onSettle }: Props) {
  const settle = (choice: 'mine' | 'theirs' | 'both') => () => {
    onSettle(choice);
  };
  return (
    <Alert color="yellow" icon={<IconUsers size={18} aria-hidden />} role="alert" title={title}>
      <Text size="sm" mb="xs">
        {profilePanelTexts.conflict(nameOf(theirs.editedBy))}
      </Text>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xs" mb="sm">
        <Version title={notesTexts.mine} html={mine} />
        <Version title={notesTexts.theirs} html={theirs.content} />
      </SimpleGrid>
      <Group gap="xs">
        <Button size="compact-sm" onClick={settle('both')}>
          {notesTexts.mergeBoth}
        </Button>
        <Button size="compact-sm" variant="default" onClick={settle('mine')}>
          {notesTexts.keepMine}
        </Button>
        <Button size="compact-sm" variant="default" onClick={settle('theirs')}>
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
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls needs the focus */}
      <div className={classes.version} tabIndex={0}>
        {html === '' ? notesTexts.empty : <FormattedText html={html} />}
      </div>
    </section>
  );
}
