import { Progress, type ProgressRootProps } from '@mantine/core';

interface Props extends Omit<ProgressRootProps, 'children' | 'aria-label' | 'part'> {
  /** What is in progress. */
  label: string;
  /** The part that is done, 0 to 1; null while unknown. */
  part: number | null;
}

/**
 * Progress. While it is unknown the whole bar moves and no number is announced: a screen reader's user would take it
 * for finished.
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
