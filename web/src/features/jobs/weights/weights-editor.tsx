import { percentsOf, weightsOf, withPercent, type WeightPercents } from '@portal/domain/grading/edit-weights';
import { gradeCategories, type GradeCategory, type GradeWeights } from '@portal/domain/grading/grade';
import { chosenWeights } from '@portal/domain/grading/weights';
import type { Job } from '@portal/domain/jobs/job';
import { weightTexts } from '@portal/domain/texts/grading';
import { failureTexts } from '@portal/domain/texts/states';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMemo, useState } from 'react';
import { offerUndo } from '../../../components/ui/offer-undo';
import { LoadFailed, RowsLoading } from '../../../components/ui/states';
import { UnsavedNotice } from '../../../components/ui/unsaved-notice';
import { useSave } from '../../../components/ui/use-save';
import { useData } from '../../../firebase/data-provider';
import { useSignedIn } from '../../../session/session-context';
import { saveWeights } from '../data/save-weights';
import { useBestCandidates } from '../data/use-best-candidates';
import { OrderPreview } from './order-preview';
import { WeightSlider } from './weight-slider';
import classes from './weights.module.css';

/** What each category counts for a job, with the order that this would give; saving has all candidates weighed anew. */
export function WeightsEditor({ job, onDone }: { job: Job; onDone: () => void }) {
  const suggested = useMemo(() => job.sovren.suggestedWeights ?? {}, [job.sovren.suggestedWeights]);
  const candidates = useBestCandidates(job);
  if (candidates.status === 'loading') return <RowsLoading rows={8} />;
  if (candidates.status === 'error') return <LoadFailed onRetry={candidates.retry} />;
  return <Editor job={job} suggested={suggested} candidates={candidates.data} onDone={onDone} />;
}

interface EditorProps {
  job: Job;
  suggested: GradeWeights;
  candidates: Parameters<typeof OrderPreview>[0]['candidates'];
  onDone: () => void;
}

function Editor({ job, suggested, candidates, onDone }: EditorProps) {
  const { firestore } = useData();
  const { user } = useSignedIn();
  const { isSaving, isLate, run } = useSave();
  const asked = useMemo(() => new Set(gradeCategories.filter((name) => (suggested[name] ?? 0) > 0)), [suggested]);
  const suggestedPercents = useMemo(() => percentsOf(suggested, asked), [suggested, asked]);
  const stored = useMemo(
    () => percentsOf(chosenWeights(job.gradeWeights) ?? suggested, asked),
    [job.gradeWeights, suggested, asked],
  );
  /** Null as long as nothing was changed: then whatever is stored shows, also when a colleague changes it. */
  const [edited, setEdited] = useState<WeightPercents | null>(null);
  /** The weights before this category was touched: the others keep their proportions however often it is moved. */
  const [start, setStart] = useState<{ category: GradeCategory; from: WeightPercents } | null>(null);
  const percents = edited ?? stored;
  const weights = useMemo(() => weightsOf(percents), [percents]);
  const isSuggested = isSame(percents, suggestedPercents);

  const change = (category: GradeCategory, percent: number) => {
    if (percents[category] === percent) return;
    const from = start?.category === category ? start.from : percents;
    setStart({ category, from });
    setEdited(withPercent(from, { category, percent, asked, fallback: suggested }));
  };
  const save = async () => {
    const before = chosenWeights(job.gradeWeights);
    try {
      const key = { organizationId: job.organizationId, jobId: job.id, changedBy: user.id };
      const isHere = await run(() => saveWeights(firestore, key, isSuggested ? null : weights));
      offerUndo(weightTexts.saved, () => saveWeights(firestore, key, before));
      if (isHere) onDone();
    } catch {
      notifications.show({ color: 'red', message: failureTexts.somethingHappened });
    }
  };

  return (
    <Stack gap="lg">
      <div className={classes.columns}>
        <section>
          <Text size="sm" c="dimmed" mb="xs">
            {weightTexts.hint}
          </Text>
          {gradeCategories.map((category) => (
            <WeightSlider
              key={category}
              category={category}
              percent={percents[category]}
              suggested={suggestedPercents[category]}
              isAsked={asked.has(category)}
              onChange={(percent) => {
                change(category, percent);
              }}
            />
          ))}
        </section>
        <section>
          <Title order={3} size="sm" mb={4}>
            {weightTexts.preview}
          </Title>
          <OrderPreview candidates={candidates} weights={weights} />
        </section>
      </div>
      <UnsavedNotice isShown={isLate} />
      <Group justify="space-between" gap="sm">
        <Text size="xs" c="dimmed">
          {sourceOf({ isSuggested, isStored: isSame(percents, stored) })}
        </Text>
        <Group gap="xs">
          <Button
            variant="default"
            disabled={isSuggested}
            onClick={() => {
              setStart(null);
              setEdited(suggestedPercents);
            }}
          >
            {weightTexts.reset}
          </Button>
          <Button loading={isSaving} disabled={isSame(percents, stored)} onClick={() => void save()}>
            {weightTexts.save}
          </Button>
        </Group>
      </Group>
    </Stack>
  );
}

/** Where the shown weights come from; of changed ones the buttons tell. */
function sourceOf({ isSuggested, isStored }: { isSuggested: boolean; isStored: boolean }): string {
  if (isSuggested) return weightTexts.areSuggested;
  return isStored ? weightTexts.areOwn : '';
}

function isSame(a: WeightPercents, b: WeightPercents): boolean {
  return gradeCategories.every((category) => a[category] === b[category]);
}
