import { notesTexts } from '@portal/domain/texts/notes';
import { Alert, Box, Button, Group, SimpleGrid, Text } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import { BusyButton } from '../ui/busy-button';
import { runWithNotice } from '../ui/run-with-notice';
import { useLeaveWarning } from '../ui/use-leave-warning';
import { FormattedText } from './formatted-text';
import type { MergedText, MetTexts } from './merge-paragraphs';
import classes from './text-conflict.module.css';

interface Props extends MetTexts {
  title: string;
  message: string;
  /** @param text what the writer wants; null keeps the text of the other user. */
  onSettle: (text: string | null) => void;
}

/** Two texts that met: both are shown, and the later writer chooses, or merges them and sees the result before it is saved. */
export default function TextConflict({ title, message, base, mine, theirs, onSettle }: Props) {
  useLeaveWarning(true);
  const [merged, setMerged] = useState<(MergedText & { of: MetTexts }) | null>(null);
  const merge = async () => {
    await runWithNotice(
      async () => {
        const { mergeParagraphs } = await import('./merge-paragraphs');
        const of = { base, mine, theirs };
        setMerged({ ...mergeParagraphs(of), of });
      },
      { failed: notesTexts.mergeFailed },
    );
  };
  // While the result is shown the other one may go on writing.
  const result = merged?.of.theirs === theirs ? merged : null;
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
        {result === null ? message : result.isAmbiguous ? notesTexts.mergedWithBoth : notesTexts.merged}
      </Text>
      {result === null ? (
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xs" mb="sm">
          <Version title={notesTexts.mine} html={mine} />
          <Version title={notesTexts.theirs} html={theirs} />
        </SimpleGrid>
      ) : (
        <Box mb="sm">
          <Version title={notesTexts.mergedText} html={result.text} />
        </Box>
      )}
      <Group gap="xs">
        {result === null ? (
          <>
            <BusyButton variant="filled" size="compact-sm" onClick={merge}>
              {notesTexts.mergeBoth}
            </BusyButton>
            <Button
              size="compact-sm"
              variant="default"
              onClick={() => {
                onSettle(mine);
              }}
            >
              {notesTexts.keepMine}
            </Button>
            <Button
              size="compact-sm"
              variant="default"
              onClick={() => {
                onSettle(null);
              }}
            >
              {notesTexts.keepTheirs}
            </Button>
          </>
        ) : (
          <>
            <Button
              size="compact-sm"
              data-autofocus
              onClick={() => {
                onSettle(result.text);
              }}
            >
              {notesTexts.saveMerged}
            </Button>
            <Button
              size="compact-sm"
              variant="default"
              onClick={() => {
                setMerged(null);
              }}
            >
              {notesTexts.backToBoth}
            </Button>
          </>
        )}
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
