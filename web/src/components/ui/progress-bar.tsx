import { Progress, type ProgressRootProps } from '@mantine/core';

interface Props extends Omit<ProgressRootProps, 'children' | 'aria-label' | 'part'> {
  /** What is going on. */
  label: string;
  /** The part that is done, 0 to 1; null while nobody can tell how much is left. */
  part: number | null;
}

/**
 * How far something is. Where that is not known the whole bar moves, and no number is told: somebody who hears the
 * screen would take it for finished.
 */
export function ProgressBar({ label, part, ...root }: Props) {
  return (
    <Progress.Root size="sm" {...root}>
      {part === null ? (
        <Progress.Section value={100} animated withAria={false} role="progressbar" aria-label={label} />
      ) : (
        <Progress.Section value={Math.round(Math.min(1, Math.max(0, part)) * 100)} aria-label={label} />
      )}
    </Progress.Root>
  );
}
