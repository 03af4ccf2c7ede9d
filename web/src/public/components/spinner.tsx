import classes from './states.module.css';

/** Waiting for a page, with what is being done in words. */
export function Spinner({ label }: { label: string }) {
  return (
    <div className={classes.waiting} role="status">
      <span className={classes.spinner} aria-hidden />
      <p>{label}</p>
    </div>
  );
}
