import { Button, type ButtonProps } from '@mantine/core';
import { useKeptFocus } from './use-kept-focus';
import { useWork } from './use-work';

interface Props extends Omit<ButtonProps, 'loading'> {
  children: string;
  /** Its label while it works, such as `Resetting...`; a spinner when left out. */
  busyLabel?: string;
  /** For screen readers, where the label alone is ambiguous. */
  label?: string;
  /** How long it keeps looking busy after the work is done, in milliseconds. */
  holdMs?: number;
  /** The work; it reports its own failures. */
  onClick: () => Promise<unknown>;
}

/** A button that shows that it is working, and ignores presses until it is done. */
export function BusyButton({ children, busyLabel, label, holdMs = 0, onClick, ...looks }: Props) {
  const { isBusy, work } = useWork();
  const hasSpinner = isBusy && busyLabel === undefined;
  const button = useKeptFocus(hasSpinner);
  const run = async () => {
    try {
      await onClick();
    } finally {
      if (holdMs > 0) await new Promise((resolve) => setTimeout(resolve, holdMs));
    }
  };
  return (
    <Button
      variant="default"
      {...looks}
      ref={button}
      aria-label={label !== undefined && isBusy && busyLabel ? `${label}: ${busyLabel}` : label}
      aria-busy={isBusy}
      loading={hasSpinner}
      onClick={() => {
        work(run);
      }}
    >
      {isBusy ? (busyLabel ?? children) : children}
    </Button>
  );
}
