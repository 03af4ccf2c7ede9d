import type { ListRange } from '@portal/domain/contracts/marketing-pages-api';
import { sliderDebounceMs } from '@portal/domain/constants/tearsheets';
import { tearsheetTexts } from '@portal/domain/texts/tearsheets';
import { useEffect, useState, type CSSProperties } from 'react';
import { formatMoney } from '../job/format-money';
import classes from './list.module.css';

interface Bounds {
  min: number;
  max: number;
}

interface Props {
  range: ListRange;
  chosen: Bounds | undefined;
  /** Called some time after the last move; undefined when both values are at their bounds. */
  onChange: (bounds: Bounds | undefined) => void;
}

/** A slider with a lower and an upper value. */
export function RangeSlider({ range, chosen, onChange }: Props) {
  const { minRange, maxRange } = range;
  const applied = chosen ?? { min: minRange, max: maxRange };
  const [moved, setMoved] = useState<Bounds | null>(null);
  const shown = moved ?? applied;
  useEffect(() => {
    if (!moved) return undefined;
    const timer = setTimeout(() => {
      const isActive = moved.min !== minRange || moved.max !== maxRange;
      onChange(isActive ? moved : undefined);
      setMoved(null);
    }, sliderDebounceMs);
    return () => {
      clearTimeout(timer);
    };
    // Only a move starts the timer again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [moved]);
  const format = (value: number) =>
    range.isDate ? String(new Date(value).getUTCFullYear()) : formatMoney(Math.round(value), range.currency);
  const step = Math.max((maxRange - minRange) / 100, range.isDate ? 86_400_000 : 1);
  const partOf = (value: number) => (maxRange > minRange ? (value - minRange) / (maxRange - minRange) : 0);
  const slider = (name: 'min' | 'max', label: string) => (
    <input
      type="range"
      aria-label={label}
      aria-valuetext={format(shown[name])}
      min={minRange}
      max={maxRange}
      step={step}
      value={shown[name]}
      onChange={({ target }) => {
        const value = Number(target.value);
        setMoved(
          name === 'min'
            ? { min: Math.min(value, shown.max), max: shown.max }
            : { min: shown.min, max: Math.max(value, shown.min) },
        );
      }}
    />
  );
  return (
    <fieldset className={classes.range}>
      <legend>{range.label}</legend>
      <div
        className={classes.sliders}
        style={{ '--from': partOf(shown.min), '--to': partOf(shown.max) } as CSSProperties}
      >
        {slider('min', tearsheetTexts.from(range.label))}
        {slider('max', tearsheetTexts.to(range.label))}
      </div>
      <p className={classes.bounds}>{tearsheetTexts.bounds(format(shown.min), format(shown.max))}</p>
    </fieldset>
  );
}
