import { useId, type InputHTMLAttributes, type ReactNode } from 'react';
import classes from './field.module.css';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> {
  label: string;
  /** Shown below the field and read with it; `''` or absent without an error. */
  error?: string | undefined;
  hint?: ReactNode;
}

/** A text input with its label and its error. */
export function TextField({ label, error, hint, ...input }: Props) {
  const id = useId();
  return (
    <div className={classes.field}>
      <label className={classes.label} htmlFor={id}>
        {label}
      </label>
      <input
        {...input}
        id={id}
        className={classes.input}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-about`}
      />
      <div id={`${id}-about`}>
        {error && (
          <p className={classes.error} role="alert">
            {error}
          </p>
        )}
        {!error && hint && <p className={classes.hint}>{hint}</p>}
      </div>
    </div>
  );
}
