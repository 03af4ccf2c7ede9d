import { candidateName } from '@portal/domain/candidates/candidate-name';
import type { JobCandidate } from '@portal/domain/candidates/job-candidate';
import { displayScore } from '@portal/domain/grading/display-score';
import { boardTexts as texts } from '@portal/domain/texts/candidate-board';
import { Anchor, Badge, Button, Group, Menu, ScrollArea, Text } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import { paths } from '../../../config/paths';
import type { BoardColumn } from '../data/status-choices';
import classes from './board.module.css';

interface Props {
  candidate: JobCandidate;
  columns: readonly BoardColumn[];
  currentId: string;
  dragType: string;
  onMove: (column: BoardColumn) => void;
}

/** A candidate on the board: dragged with the mouse, moved by its menu with keyboard and finger. */
export function BoardCard({ candidate, columns, currentId, dragType, onMove }: Props) {
  const name = candidateName(candidate);
  const { weightedScore } = candidate.sovren;
  return (
    // Dragging is for the mouse; the menu is the way of the keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      className={classes.card}
      draggable
      onDragStart={(event) => {
        event.dataTransfer.setData(dragType, candidate.id);
        event.dataTransfer.effectAllowed = 'move';
      }}
    >
      <Anchor
        component={Link}
        to={paths.candidateOfRow.href(candidate.jobId, candidate.id)}
        fw={500}
        truncate
        display="block"
        draggable={false}
        dir="auto"
      >
        {name}
      </Anchor>
      {candidate.occupation && (
        <Text size="xs" c="dimmed" truncate dir="auto">
          {candidate.occupation}
        </Text>
      )}
      <Group justify="space-between" mt={4} gap={4} wrap="nowrap">
        <Badge variant="default" size="sm" radius="sm">
          {weightedScore === null ? '–' : displayScore(weightedScore)}
        </Badge>
        <Menu position="bottom-end" shadow="md" width={240}>
          <Menu.Target>
            <Button variant="subtle" size="compact-xs" aria-label={texts.moveOf(name)}>
              {texts.move}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            <ScrollArea.Autosize mah={320}>
              {columns.map((column) => (
                <Menu.Item
                  key={column.id}
                  leftSection={
                    column.id === currentId ? <IconCheck size={14} aria-hidden /> : <span style={{ width: 14 }} />
                  }
                  onClick={() => {
                    onMove(column);
                  }}
                >
                  {column.name}
                </Menu.Item>
              ))}
            </ScrollArea.Autosize>
          </Menu.Dropdown>
        </Menu>
      </Group>
    </li>
  );
}
