import classes from './gate.module.css';

/** Shown behind the gate instead of the content, which is not loaded before the gate is passed. */
export function GatePlaceholder() {
  return (
    <div className={classes.placeholder} aria-hidden>
      {Array.from({ length: 6 }, (_, index) => (
        <div key={index} className={classes.block} />
      ))}
    </div>
  );
}
