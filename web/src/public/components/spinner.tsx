import classes from './states.module.css';

/** The loading state of a page, with a text. */
export function Spinner({ label }: { label: string }) {
  return (
    <div className={classes.waiting} role="status">
      <span className={classes.spinner} aria-hidden />
      <p>{label}</p>
    </div>
  );
}
