import { NativeSelect } from '@mantine/core';
import classes from './editor.module.css';

interface Props {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  width: number;
  onChoose: (value: string) => void;
}

/** A choice in the toolbar, as the browser's own menu: it works on a phone and with the keyboard. */
export function Choice({ label, value, options, width, onChoose }: Props) {
  const isKnown = options.some((option) => option.value === value);
  return (
    <NativeSelect
      className={classes.choice ?? ''}
      aria-label={label}
      title={label}
      size="xs"
      w={width}
      data={isKnown ? [...options] : [{ value, label: value }, ...options]}
      value={value}
      onChange={(event) => {
        onChoose(event.currentTarget.value);
      }}
    />
  );
}
