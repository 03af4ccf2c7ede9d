import type { ButtonHTMLAttributes, MouseEvent } from 'react';
import classes from './button.module.css';

/** A busy button keeps the focus, which a disabled one would lose; it only ignores presses. */
function refuse(event: MouseEvent): void {
  event.preventDefault();
}

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: 'filled' | 'outline' | 'quiet';
  /** Shows that its work is in progress, and ignores presses meanwhile. */
  isBusy?: boolean;
}

/** A button; of type `button` unless it says otherwise. */
export function Button({ variant = 'outline', isBusy = false, className, children, onClick, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      className={[classes.button, className].filter(Boolean).join(' ')}
      data-variant={variant}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? refuse : onClick}
    >
      {isBusy && <span className={classes.spinner} aria-hidden />}
      {children}
    </button>
  );
}
