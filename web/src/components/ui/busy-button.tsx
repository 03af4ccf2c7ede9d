import { Button, type ButtonProps } from '@mantine/core';
import { useKeptFocus } from './use-kept-focus';
import { useWork } from './use-work';

interface Props extends Omit<ButtonProps, 'loading'> {
  children: string;
  /** What it says while it works, such as `Resetting...`; a spinner when left out. */
  busyLabel?: string;
  /** For screen readers, where its text alone does not say whose it is. */
  label?: string;
  /** How long it goes on looking busy after the work is done, in milliseconds. */
  holdMs?: number;
  /** The work; what goes wrong is its own business to report. */
  onClick: () => Promise<unknown>;
}

/** A button that shows that it works, and does nothing more until it is done (001 §2.5). */
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
