import { useId, type InputHTMLAttributes, type ReactNode } from 'react';
import classes from './field.module.css';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> {
  label: string;
  /** Stands under the field and is read with it; `''` or absent when all is well. */
  error?: string | undefined;
  hint?: ReactNode;
}

/** A line of text with its label and what is wrong with it. */
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
