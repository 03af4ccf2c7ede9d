import type { GradeCategory } from '@portal/domain/grading/grade';
import { gradeTexts, weightTexts } from '@portal/domain/texts/grading';
import { NumberInput, Slider, Text } from '@mantine/core';
import { useState } from 'react';
import classes from './weights.module.css';

interface Props {
  category: GradeCategory;
  percent: number;
  suggested: number;
  isAsked: boolean;
  onChange: (percent: number) => void;
}

/** One category: its weight as a slider and as a number, and what is suggested; closed when the job does not ask. */
export function WeightSlider({ category, percent, suggested, isAsked, onChange }: Props) {
  const name = gradeTexts.categories[category];
  /** An emptied field stays empty while somebody types, and shows what counts again when it is left. */
  const [isEmptied, setEmptied] = useState(false);
  if (!isAsked) {
    return (
      <div className={classes.row}>
        <Text size="sm" c="dimmed">
          {name}
        </Text>
        <Text size="sm" c="dimmed" className={classes.notAsked}>
          {gradeTexts.notAsked}
        </Text>
      </div>
    );
  }
  return (
    <div className={classes.row}>
      <div>
        <Text size="sm" fw={500}>
          {name}
        </Text>
        <Text size="xs" c="dimmed">
          {weightTexts.suggested(suggested)}
        </Text>
      </div>
      <Slider
        className={classes.slider ?? ''}
        size="sm"
        label={null}
        min={0}
        max={100}
        value={percent}
        marks={[{ value: suggested }]}
        thumbLabel={name}
        onChange={onChange}
      />
      <NumberInput
        size="xs"
        aria-label={weightTexts.percentOf(name)}
        className={classes.number ?? ''}
        min={0}
        max={100}
        suffix="%"
        allowDecimal={false}
        allowNegative={false}
        clampBehavior="strict"
        value={isEmptied ? '' : percent}
        onChange={(value) => {
          setEmptied(value === '');
          if (typeof value === 'number') onChange(value);
        }}
        onBlur={() => {
          setEmptied(false);
        }}
      />
    </div>
  );
}
