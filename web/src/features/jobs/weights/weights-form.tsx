import { isSame } from '@portal/domain/fields/is-same';
import { percentsOf, weightsOf, withPercent, type WeightPercents } from '@portal/domain/grading/edit-weights';
import { gradeCategories, type GradeCategory, type GradeWeights } from '@portal/domain/grading/grade';
import { chosenWeights } from '@portal/domain/grading/weights';
import type { Job } from '@portal/domain/jobs/job';
import { weightTexts } from '@portal/domain/texts/grading';
import { failureTexts } from '@portal/domain/texts/states';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useEffect, useMemo, useState } from 'react';
import { offerUndo } from '../../../components/ui/offer-undo';
import { LoadFailed, RowsLoading } from '../../../components/ui/states';
import { UnsavedNotice } from '../../../components/ui/unsaved-notice';
import { useSave } from '../../../components/ui/use-save';
import type { Live } from '../../../firebase/use-live';
import { OrderPreview } from './order-preview';
import { WeightSlider } from './weight-slider';
import classes from './weights.module.css';

export interface WeightsFormProps {
  job: Pick<Job, 'gradeWeights' | 'sovren'>;
  candidates: Live<Parameters<typeof OrderPreview>[0]['candidates']>;
  /** Stores the weights, or null for the suggested ones. Resolves when the server has confirmed. */
  onSave: (weights: GradeWeights | null) => Promise<void>;
  onDone: () => void;
  /** Called with whether there are unsaved changes. */
  onChanged: (isChanged: boolean) => void;
}

/** The weights of a job's grade with the order that they would give, as soon as the candidates are there. */
export function WeightsForm({ candidates, ...props }: WeightsFormProps) {
  if (candidates.status === 'loading') return <RowsLoading rows={8} />;
  if (candidates.status === 'error') return <LoadFailed onRetry={candidates.retry} />;
  return <Editor {...props} candidates={candidates.data} />;
}

interface EditorProps extends Omit<WeightsFormProps, 'candidates'> {
  candidates: Parameters<typeof OrderPreview>[0]['candidates'];
}

/** Weights that were changed here, and what was stored when that began. */
interface Edited {
  percents: WeightPercents;
  over: WeightPercents;
}

function Editor({ job, candidates, onSave, onDone, onChanged }: EditorProps) {
  const { isSaving, isLate, run } = useSave();
  const suggested = useMemo(() => job.sovren.suggestedWeights ?? {}, [job.sovren.suggestedWeights]);
  const asked = useMemo(() => new Set(gradeCategories.filter((name) => (suggested[name] ?? 0) > 0)), [suggested]);
  const suggestedPercents = useMemo(() => percentsOf(suggested, asked), [suggested, asked]);
  const stored = useMemo(
    () => percentsOf(chosenWeights(job.gradeWeights) ?? suggested, asked),
    [job.gradeWeights, suggested, asked],
  );
  /** Null while nothing is changed: then the stored weights show, also when another user changes them. */
  const [edited, setEdited] = useState<Edited | null>(null);
  /** The weights before this category was touched: the others keep their proportions however often it is moved. */
  const [start, setStart] = useState<{ category: GradeCategory; from: WeightPercents } | null>(null);
  const percents = edited?.percents ?? stored;
  const isSuggested = isSame(percents, suggestedPercents);
  const isStored = isSame(percents, stored);
  // What is shown in whole percents and not changed counts as exactly as it was suggested or stored.
  const weights = useMemo(() => {
    if (isSuggested) return suggested;
    const chosen = isStored ? chosenWeights(job.gradeWeights) : null;
    return chosen ?? weightsOf(percents);
  }, [isSuggested, isStored, suggested, job.gradeWeights, percents]);
  const isOvertaken = edited !== null && !isStored && !isSaving && !isSame(edited.over, stored);
  // What is on its way to the database is not lost by closing: it arrives when there is a connection.
  const isChanged = !isStored && !isSaving;
  useEffect(() => {
    onChanged(isChanged);
    return () => {
      onChanged(false);
    };
  }, [isChanged, onChanged]);

  const edit = (changed: WeightPercents) => {
    setEdited({ percents: changed, over: edited?.over ?? stored });
  };
  const change = (category: GradeCategory, percent: number) => {
    if (percents[category] === percent) return;
    const from = start?.category === category ? start.from : percents;
    setStart({ category, from });
    edit(withPercent(from, { category, percent, asked, fallback: suggested }));
  };
  const save = async () => {
    const before = chosenWeights(job.gradeWeights);
    try {
      const isHere = await run(() => onSave(isSuggested ? null : weights));
      offerUndo(weightTexts.saved, () => onSave(before));
      if (isHere) onDone();
    } catch {
      notifications.show({ color: 'red', message: failureTexts.unexpected });
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
      <Stack gap="xs" className={classes.actions ?? ''} data-changed={!isStored || undefined}>
        <UnsavedNotice isShown={isLate} />
        {isOvertaken && (
          <Text size="sm" role="status">
            {weightTexts.overtaken}
          </Text>
        )}
        <Group justify="space-between" gap="sm">
          <Text size="xs" c="dimmed">
            {sourceOf({ isSuggested, isStored })}
          </Text>
          <Group gap="xs">
            <Button
              variant="default"
              disabled={isSuggested}
              onClick={() => {
                setStart(null);
                edit(suggestedPercents);
              }}
            >
              {weightTexts.reset}
            </Button>
            <Button loading={isSaving} disabled={isStored} onClick={() => void save()}>
              {weightTexts.save}
            </Button>
          </Group>
        </Group>
      </Stack>
    </Stack>
  );
}

/** Where the shown weights come from; of changed ones the buttons tell. */
function sourceOf({ isSuggested, isStored }: { isSuggested: boolean; isStored: boolean }): string {
  if (isSuggested) return weightTexts.areSuggested;
  return isStored ? weightTexts.areOwn : '';
}
