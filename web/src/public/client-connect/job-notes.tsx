import type { ClientJob } from '@portal/domain/contracts/client-api';
import classes from './client.module.css';
import { formatDay } from './format';

/** What the agency notes on a job for its client; nothing without a note. */
export function JobNotes({ notes }: Pick<ClientJob, 'notes'>) {
  if (!notes || notes.items.length === 0) return null;
  return (
    <section className={classes.notes} aria-label={notes.label}>
      <h2>{notes.label}</h2>
      {notes.items.map(({ id, text, createdAt }) => (
        <div key={id}>
          <p className={classes.noteText} dir="auto">
            {text}
          </p>
          <p className={classes.hint}>{formatDay(createdAt)}</p>
        </div>
      ))}
    </section>
  );
}
