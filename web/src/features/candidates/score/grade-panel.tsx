import type { ResumeParsing } from '@portal/domain/candidates/parsing-record';
import { scoreState } from '@portal/domain/grading/display-score';
import { percentsOf } from '@portal/domain/grading/edit-weights';
import { currentGrade, type CategoryGrade } from '@portal/domain/grading/grade';
import { verdictOf } from '@portal/domain/grading/verdict';
import { isPartialReading } from '@portal/domain/resumes/reading';
import { readingTexts } from '@portal/domain/texts/reading';
import type { ParsedResume } from '@portal/domain/resumes/parsed-resume';
import type { ChartType } from '@portal/domain/organizations/branding';
import { gradeTexts } from '@portal/domain/texts/grading';
import { scoreTexts } from '@portal/domain/texts/highlights';
import { jobTexts } from '@portal/domain/texts/jobs';
import { Accordion, Alert, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useMemo, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { formatDayAndTime } from '../../../components/ui/format';
import { ScoreBar } from '../../../components/ui/score-bar';
import { paths } from '../../../config/paths';
import { markKinds, useHighlights } from '../document/highlights';
import { requirementMarks } from '../document/resume-marks';
import { AdjustmentList } from './adjustment-list';
import { categoryColors } from './category-colors';
import { GradeCategoryItem } from './grade-category';
import classes from './grade-panel.module.css';
import { MustHaveList } from './must-have-list';

const GradeChart = lazy(() => import('./grade-chart'));

interface Props {
  jobId: string;
  isJobParsed: boolean;
  isFileParsed: boolean;
  weightedScore: number | null;
  /** The last grade, its time, and whether a later run failed. */
  graded: Pick<ResumeParsing, 'grade' | 'gradedAt' | 'gradeFailedAt'> | null;
  /** Whether the grading of the job's candidates has stopped. */
  isGradingStopped: boolean;
  /** The graded resume: evidence links to its place in it. */
  parsed: ParsedResume | null;
  chartType: ChartType;
  /** The organization's own word for the score. */
  label?: string;
  /** Grades again, or parses a file that has no score yet. */
  action?: ReactNode;
}

/** The overall score and the score of each category, with found, partial and missing requirements. */
export function GradePanel(props: Props) {
  const { jobId, isJobParsed, isFileParsed, weightedScore, graded, isGradingStopped, parsed, chartType } = props;
  const { label = gradeTexts.overall, action } = props;
  const state = scoreState({ isJobParsed, isFileParsed, weightedScore });
  const hasFailed = Boolean(graded?.gradeFailedAt);
  const stored = state.kind === 'score' ? (graded?.grade ?? null) : null;
  const grade = useMemo(() => stored && currentGrade(stored), [stored]);
  const marks = useMemo(
    () => (grade && parsed ? requirementMarks(grade, parsed) : new Map<string, never>()),
    [grade, parsed],
  );
  const { opened, setOpened } = useOpenedCategories();
  const asked = useMemo(() => grade?.categories.filter(({ isAsked }) => isAsked) ?? [], [grade]);
  const percents = useMemo(() => percentsOfAsked(asked), [asked]);
  const colors = useMemo(() => (grade && chartType === 'pie' ? categoryColors(grade) : null), [grade, chartType]);
  const isAnythingAsked = asked.length > 0;
  const isCopied = asked.some(({ evidence }) => evidence.some(({ relation }) => relation === 'copied'));
  return (
    <Stack gap="md">
      <Group gap="md" wrap="nowrap">
        <Text fw={600}>{label}</Text>
        <div style={{ flex: 1 }}>
          <ScoreBar state={state} />
        </div>
      </Group>
      {state.kind === 'score' && parsed && isPartialReading(parsed.reading) && (
        <Text size="sm" c="dimmed">
          {`${readingTexts.partialScore}. ${readingTexts.missing(parsed.reading)}`}
        </Text>
      )}
      {/* A job is parsed from its description, which every user who sees its candidates may edit. */}
      {state.kind === 'jobNotParsed' && (
        <Button
          variant="default"
          component={Link}
          to={paths.editJob.href(jobId)}
          leftSection={<IconPencil size={16} aria-hidden />}
          style={{ alignSelf: 'flex-start' }}
        >
          {jobTexts.edit}
        </Button>
      )}
      {state.kind === 'score' && !grade && (
        <Group justify="space-between" gap="xs">
          <Text size="sm" c={hasFailed || isGradingStopped ? 'var(--score-red)' : 'dimmed'} role="status">
            {hasFailed || isGradingStopped ? scoreTexts.failed : scoreTexts.waiting}
          </Text>
          {action}
        </Group>
      )}
      {grade && hasFailed && (
        <Text size="sm" c="var(--score-red)" role="status">
          {scoreTexts.failedSince}
        </Text>
      )}
      {grade && !isAnythingAsked && (
        <Text size="sm" c="dimmed">
          {scoreTexts.nothingAsked}
        </Text>
      )}
      {grade && isAnythingAsked && <Text size="sm">{verdictOf(grade)}</Text>}
      {grade && grade.mustHaves.length > 0 && <MustHaveList mustHaves={grade.mustHaves} marks={marks} />}
      {isCopied && (
        <Alert color="orange" variant="light" p="xs">
          <Text size="sm">{scoreTexts.copied}</Text>
        </Alert>
      )}
      {grade && isAnythingAsked && colors && (
        <Suspense fallback={<Skeleton height={120} />}>
          <GradeChart grade={grade} />
        </Suspense>
      )}
      {grade && (
        <Accordion
          multiple
          variant="contained"
          chevronPosition="left"
          classNames={{ label: classes.label ?? '' }}
          value={opened}
          onChange={setOpened}
        >
          {grade.categories.map((category) => (
            <GradeCategoryItem
              key={category.category}
              category={category}
              percent={percents[category.category]}
              color={colors?.get(category.category)}
              marks={marks}
            />
          ))}
        </Accordion>
      )}
      {grade && isAnythingAsked && grade.adjustments.length > 0 && <AdjustmentList grade={grade} />}
      {state.kind === 'fileNotParsed' && action}
      {grade && (
        <Group justify="space-between" gap="xs">
          <Text size="xs" c="dimmed">
            {[scoreTexts.engine(grade.engineVersion), whenOf(graded)].filter(Boolean).join(', ')}
          </Text>
          {action}
        </Group>
      )}
    </Stack>
  );
}

/** The weights as whole percents, as the editor of weights shows them. */
function percentsOfAsked(asked: readonly CategoryGrade[]) {
  const weights = Object.fromEntries(asked.map(({ category, weight }) => [category, weight]));
  return percentsOf(weights, new Set(asked.map(({ category }) => category)));
}

function whenOf(graded: Props['graded']): string {
  const when = formatDayAndTime(graded?.gradedAt);
  return when && scoreTexts.gradedAt(when);
}

/** The open categories; a mark in the document opens its category. */
function useOpenedCategories() {
  const [opened, setOpened] = useState<string[]>([]);
  const picked = useHighlights()?.picked;
  useEffect(() => {
    if (!picked?.target.startsWith(`${markKinds.asked}:`)) return;
    const category = picked.target.slice(markKinds.asked.length + 1, picked.target.lastIndexOf('.'));
    // eslint-disable-next-line react-hooks/set-state-in-effect -- a request from the document, not a state derived here
    setOpened((current) => (current.includes(category) ? current : [...current, category]));
  }, [picked]);
  return { opened, setOpened };
}
