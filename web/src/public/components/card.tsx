import { useId, type ReactNode } from 'react';
import classes from './card.module.css';

/** A titled part of a page. */
export function Card({ title, children, className }: { title: string; children: ReactNode; className?: string }) {
  const headingId = useId();
  return (
    <section className={[classes.card, className].filter(Boolean).join(' ')} aria-labelledby={headingId}>
      <h2 className={classes.title} id={headingId}>
        {title}
      </h2>
      {children}
    </section>
  );
}
