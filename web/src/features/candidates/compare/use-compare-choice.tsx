import { compareTexts, minCompared, maxCompared } from '@portal/domain/texts/compare';
import { Button, Group } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconColumns3 } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import type { Selection } from '../../../components/grid/cells/select-box';
import { paths } from '../../../config/paths';

/** The candidates of a table that are chosen for comparing: two to five, over all its pages. */
export function useCompareChoice(jobId: string) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const selection = useMemo<Selection>(
    () => ({
      has: (id) => chosen.includes(id),
      toggle: (id) => {
        if (chosen.includes(id)) setChosen(chosen.filter((other) => other !== id));
        else if (chosen.length < maxCompared) setChosen([...chosen, id]);
        else notifications.show({ message: compareTexts.chooseFewer(maxCompared) });
      },
    }),
    [chosen],
  );
  const icon = <IconColumns3 size={16} aria-hidden />;
  const canCompare = chosen.length >= minCompared;
  const toolbar = chosen.length > 0 && (
    <Group gap={4} wrap="nowrap">
      {canCompare ? (
        <Button component={Link} to={paths.compare.href(jobId, chosen)} variant="light" leftSection={icon}>
          {compareTexts.compare(chosen.length)}
        </Button>
      ) : (
        <Button disabled variant="light" leftSection={icon} title={compareTexts.chooseMore}>
          {compareTexts.compare(chosen.length)}
        </Button>
      )}
      <Button
        variant="subtle"
        onClick={() => {
          setChosen([]);
        }}
      >
        {compareTexts.clear}
      </Button>
    </Group>
  );
  return { selection, toolbar, chosen };
}
