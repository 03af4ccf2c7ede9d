import type { CategoryGrade, Grade, GradeCategory, GradeEvidence } from '@portal/domain/grading/grade';
import { scoreColor, scoreState } from '@portal/domain/grading/display-score';
import { gradeTexts } from '@portal/domain/texts/grading';
import { Accordion, Badge, Group, Stack, Text } from '@mantine/core';
import { IconCheck, IconMinus, IconX } from '@tabler/icons-react';
import { ScoreBar } from '../../../components/ui/score-bar';
import classes from './grade-panel.module.css';

interface Props {
  isJobParsed: boolean;
  isFileParsed: boolean;
  weightedScore: number | null;
  grade: Grade | null;
}

/** The overall score and, for each category, the score with what was found, nearly found and missing. */
export function GradePanel({ isJobParsed, isFileParsed, weightedScore, grade }: Props) {
  const state = scoreState({ isJobParsed, isFileParsed, weightedScore });
  return (
    <Stack gap="md">
      <Group gap="md" wrap="nowrap">
        <Text fw={600}>{gradeTexts.overall}</Text>
        <div style={{ flex: 1 }}>
          <ScoreBar state={state} />
        </div>
      </Group>
      {grade && (
        <Accordion multiple variant="contained" chevronPosition="left" classNames={{ label: classes.label ?? '' }}>
          {grade.categories.map((category) => (
            <Category key={category.category} category={category} />
          ))}
        </Accordion>
      )}
    </Stack>
  );
}

function Category({ category }: { category: CategoryGrade }) {
  const name = gradeTexts.categories[category.category as GradeCategory];
  return (
    <Accordion.Item value={category.category}>
      <Accordion.Control disabled={!category.isAsked}>
        <Group gap="sm" wrap="nowrap">
          <Text size="sm" fw={500} w={130}>
            {name}
          </Text>
          {category.isAsked ? (
            <>
              <div style={{ flex: 1 }}>
                <CategoryBar score={category.unweightedScore} />
              </div>
              <Text size="xs" c="dimmed" w={44} ta="right">
                {gradeTexts.weight(Math.round(category.weight * 100))}
              </Text>
            </>
          ) : (
            <Text size="sm" c="dimmed">
              {gradeTexts.notAsked}
            </Text>
          )}
        </Group>
      </Accordion.Control>
      <Accordion.Panel>
        <Stack gap="sm" component="ul" style={{ listStyle: 'none', padding: 0, margin: 0 }}>
          {category.evidence.map((item, index) => (
            <Evidence key={`${item.asked}-${index}`} item={item} />
          ))}
        </Stack>
      </Accordion.Panel>
    </Accordion.Item>
  );
}

/** A category's score is shown as it is, on the scale of 0 to 100. */
function CategoryBar({ score }: { score: number }) {
  return (
    <ScoreBar state={{ kind: 'score', weightedScore: score, display: Math.round(score), color: scoreColor(score) }} />
  );
}

const outcomes = {
  found: { icon: <IconCheck size={16} color="var(--score-green)" aria-label={gradeTexts.found} /> },
  near: { icon: <IconMinus size={16} color="var(--score-yellow)" aria-label={gradeTexts.near} /> },
  missing: { icon: <IconX size={16} color="var(--score-red)" aria-label={gradeTexts.missing} /> },
} as const;

function Evidence({ item }: { item: GradeEvidence }) {
  return (
    <li style={{ display: 'grid', gridTemplateColumns: '20px minmax(0, 1fr)', gap: 8 }}>
      <span style={{ paddingTop: 2 }}>{outcomes[item.outcome].icon}</span>
      <div>
        <Group gap={6}>
          <Text size="sm">{item.asked}</Text>
          {!item.required && (
            <Badge size="xs" variant="light" color="gray" radius="sm" tt="none">
              {gradeTexts.preferred}
            </Badge>
          )}
          {item.outcome === 'near' && item.found && (
            <Text size="sm" c="dimmed">
              {gradeTexts.nearMatch(item.found)}
            </Text>
          )}
        </Group>
        {item.sentence && (
          <Text size="xs" c="dimmed" lineClamp={2}>
            “{item.sentence}”
          </Text>
        )}
      </div>
    </li>
  );
}
