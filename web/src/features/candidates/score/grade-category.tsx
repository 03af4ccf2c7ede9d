import { displayScore, scoreColor } from '@portal/domain/grading/display-score';
import type { CategoryGrade, GradeEvidence } from '@portal/domain/grading/grade';
import { shownEvidence } from '@portal/domain/grading/shown-evidence';
import { gradeTexts } from '@portal/domain/texts/grading';
import { scoreTexts } from '@portal/domain/texts/highlights';
import { Accordion, Badge, Group, Stack, Text } from '@mantine/core';
import { IconCheck, IconMinus, IconX } from '@tabler/icons-react';
import type { DocumentMark } from '../../../components/document/marks/paint-marks';
import { ScoreBar } from '../../../components/ui/score-bar';
import { requirementMarkId, type Marks } from '../document/resume-marks';
import { PlaceButton } from '../document/place-button';

/** A category of a grade: score and weight, and on demand its evidence. */
export function GradeCategoryItem({
  category,
  percent,
  color,
  marks,
}: {
  category: CategoryGrade;
  /** Its weight in whole percents. */
  percent: number;
  /** Its color in the ring; without one it has a bar. */
  color?: string | undefined;
  marks: Marks;
}) {
  return (
    <Accordion.Item value={category.category}>
      <Accordion.Control disabled={!category.isAsked}>
        <Group gap="sm" wrap="nowrap">
          <Text size="sm" fw={500} w={130}>
            {gradeTexts.categories[category.category]}
          </Text>
          {category.isAsked ? (
            <>
              {color === undefined ? (
                <div style={{ flex: 1 }}>
                  <CategoryBar score={category.unweightedScore} />
                </div>
              ) : (
                <InRing score={category.unweightedScore} color={color} />
              )}
              <Text size="xs" c="dimmed" w={44} ta="right">
                {gradeTexts.weight(percent)}
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
        <Stack gap="md">
          {listsOf(category).map(({ title, items }) => (
            <EvidenceList key={title} title={title} items={items} category={category.category} marks={marks} />
          ))}
        </Stack>
      </Accordion.Panel>
    </Accordion.Item>
  );
}

/** A category has the scale and the colors of the overall score. */
function CategoryBar({ score }: { score: number }) {
  return (
    <ScoreBar state={{ kind: 'score', weightedScore: score, display: displayScore(score), color: scoreColor(score) }} />
  );
}

/** A category as the legend of the ring. */
function InRing({ score, color }: { score: number; color: string }) {
  return (
    <Group gap={8} style={{ flex: 1 }} wrap="nowrap">
      <span style={{ width: 10, height: 10, borderRadius: 2, background: color, flexShrink: 0 }} />
      <Text
        size="sm"
        role="meter"
        aria-label={scoreTexts.resumeScore}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={displayScore(score)}
      >
        {displayScore(score)}
      </Text>
    </Group>
  );
}

type Outcome = GradeEvidence['outcome'];
const outcomes: readonly Outcome[] = ['found', 'near', 'missing'];
const icons: Record<Outcome, React.ReactNode> = {
  found: <IconCheck size={16} color="var(--score-green)" aria-label={gradeTexts.found} />,
  near: <IconMinus size={16} color="var(--score-yellow)" aria-label={gradeTexts.near} />,
  missing: <IconX size={16} color="var(--score-red)" aria-label={gradeTexts.missing} />,
};

interface ShownItem {
  item: GradeEvidence;
  /** Its place among the evidence of the category. */
  index: number;
}

/** Terms by outcome, then the sentences of the description, the nearest first. */
function listsOf({ evidence }: CategoryGrade): { title: string; items: ShownItem[] }[] {
  const shown = evidence.map((item, index) => ({ item: shownEvidence(item), index }));
  const named = outcomes.map((outcome) => ({
    title: scoreTexts[outcome],
    items: shown.filter(({ item }) => !item.isSentence && item.outcome === outcome),
  }));
  const sentences = outcomes.flatMap((outcome) =>
    shown.filter(({ item }) => item.isSentence && item.outcome === outcome),
  );
  return [...named, { title: scoreTexts.describedWork, items: sentences }].filter(({ items }) => items.length > 0);
}

function EvidenceList({
  title,
  items,
  category,
  marks,
}: {
  title: string;
  items: readonly ShownItem[];
  category: string;
  marks: Marks;
}) {
  return (
    <div>
      <Text size="xs" fw={600} c="dimmed" mb={4}>
        {title} ({items.length})
      </Text>
      <Stack gap="xs" component="ul" style={{ listStyle: 'none', padding: 0, margin: 0 }}>
        {items.map(({ item, index }) => (
          <Evidence key={index} item={item} mark={marks.get(requirementMarkId(category, index))} />
        ))}
      </Stack>
    </div>
  );
}

/** Why the evidence is not the same as the requirement, or counts less than in full. */
function reasonOf({ relation, note }: GradeEvidence, isExplained: boolean): string {
  const noted = scoreTexts.notes[note] ?? '';
  const related = isExplained ? (scoreTexts.reasons[relation] ?? '') : '';
  return [relation === 'implied' ? '' : related, noted].filter((part) => part !== '').join(', ');
}

function Evidence({ item, mark }: { item: GradeEvidence; mark: DocumentMark | undefined }) {
  const isExplained = item.outcome !== 'missing' || item.relation === 'copied';
  const reason = reasonOf(item, isExplained);
  const quoted = item.sentence || (item.outcome === 'found' && item.found !== item.asked ? item.found : '');
  const named = item.outcome === 'near' && item.found !== quoted && item.found !== item.asked ? item.found : '';
  return (
    <li style={{ display: 'grid', gridTemplateColumns: '20px minmax(0, 1fr)', gap: 8 }}>
      <span style={{ paddingTop: 2 }}>{icons[item.outcome]}</span>
      <div>
        <Group gap={6}>
          <Text size="sm" component="div">
            {quoted ? (
              item.asked
            ) : (
              <PlaceButton mark={mark} label={item.asked}>
                {item.asked}
              </PlaceButton>
            )}
          </Text>
          {!item.required && (
            <Badge size="xs" variant="light" color="gray" radius="sm" tt="none">
              {gradeTexts.preferred}
            </Badge>
          )}
          {named && (
            <Text size="sm" c="dimmed">
              {gradeTexts.nearMatch(named)}
            </Text>
          )}
          {reason && (
            <Text size="xs" c="dimmed">
              ({reason})
            </Text>
          )}
        </Group>
        {quoted && (
          <Text size="xs" c="dimmed" component="div">
            <PlaceButton mark={mark} label={`${item.asked}: “${quoted}”`}>{`“${quoted}”`}</PlaceButton>
          </Text>
        )}
      </div>
    </li>
  );
}
