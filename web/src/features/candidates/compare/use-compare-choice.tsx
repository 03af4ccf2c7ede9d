import { bulkTexts, maxSelected } from '@portal/domain/texts/bulk';
import { compareTexts, minCompared, maxCompared } from '@portal/domain/texts/compare';
import { Button, Group } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconColumns3 } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import type { Selection } from '../../../components/grid/cells/select-box';
import { paths } from '../../../config/paths';

/** The candidates of a table that are selected, over all its pages; two to five of them can be compared. */
export function useCompareChoice(jobId: string) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const selection = useMemo<Selection>(
    () => ({
      has: (id) => chosen.includes(id),
      toggle: (id) => {
        if (chosen.includes(id)) setChosen(chosen.filter((other) => other !== id));
        else if (chosen.length < maxSelected) setChosen([...chosen, id]);
        else notifications.show({ message: bulkTexts.chooseFewer(maxSelected) });
      },
    }),
    [chosen],
  );
  const icon = <IconColumns3 size={16} aria-hidden />;
  const canCompare = chosen.length >= minCompared && chosen.length <= maxCompared;
  const reason = chosen.length < minCompared ? compareTexts.chooseMore : compareTexts.chooseFewer(maxCompared);
  const toolbar = chosen.length > 0 && (
    <Group gap={4} wrap="nowrap">
      {canCompare ? (
        <Button component={Link} to={paths.compare.href(jobId, chosen)} variant="light" leftSection={icon}>
          {compareTexts.compare(chosen.length)}
        </Button>
      ) : (
        <Button disabled variant="light" leftSection={icon} title={reason}>
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
  /** Deselects these; what was selected meanwhile stays. */
  const release = (ids: readonly string[]) => {
    setChosen((now) => now.filter((id) => !ids.includes(id)));
  };
  return { selection, toolbar, chosen, release };
}
