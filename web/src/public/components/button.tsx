import type { ButtonHTMLAttributes } from 'react';
import classes from './button.module.css';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: 'filled' | 'outline' | 'quiet';
  /** Shows that its work is under way, and takes no further press meanwhile. */
  isBusy?: boolean;
}

/** A button; of type `button` unless it says otherwise. */
export function Button({ variant = 'outline', isBusy = false, className, children, disabled, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      className={[classes.button, className].filter(Boolean).join(' ')}
      data-variant={variant}
      aria-busy={isBusy || undefined}
      disabled={disabled === true || isBusy}
    >
      {isBusy && <span className={classes.spinner} aria-hidden />}
      {children}
    </button>
  );
}
