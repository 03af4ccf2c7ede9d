import { Button, type ButtonProps } from '@mantine/core';
import { useWork } from './use-work';

interface Props extends Pick<ButtonProps, 'color' | 'variant' | 'disabled' | 'leftSection'> {
  children: string;
  /** What it says while it works, such as `Resetting...`; a spinner when left out. */
  busyLabel?: string;
  /** For screen readers, since the label alone does not say whose it is. */
  label: string;
  /** How long it goes on looking busy after the work is done, in milliseconds. */
  holdMs?: number;
  /** The work; what goes wrong is its own business to report. */
  onClick: () => Promise<void>;
}

/** A button in a cell that shows that it works, and does nothing more until it is done (001 §2.5). */
export function BusyButton({ children, busyLabel, label, holdMs = 0, onClick, ...looks }: Props) {
  const { isBusy, work } = useWork();
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
      size="compact-sm"
      {...looks}
      aria-label={isBusy && busyLabel ? `${label}: ${busyLabel}` : label}
      aria-busy={isBusy}
      // A spinner of Mantine's disables the button and with it loses the focus of the keyboard: only without a text.
      loading={isBusy && busyLabel === undefined}
      onClick={() => {
        work(run);
      }}
    >
      {isBusy ? (busyLabel ?? children) : children}
    </Button>
  );
}
