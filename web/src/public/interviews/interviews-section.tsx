import { interviewScreenTexts as texts } from '@portal/domain/texts/interviews';
import { useId, type ReactNode } from 'react';
import classes from './interviews.module.css';

/** The section of a page that shows interviews. @param props.children nothing while they load: their place is kept. */
export function InterviewsSection({ children }: { children?: ReactNode }) {
  const titleId = useId();
  return (
    <section className={classes.section} aria-labelledby={titleId} aria-busy={children === undefined}>
      <h2 id={titleId} className={classes.title}>
        {texts.title}
      </h2>
      {children}
    </section>
  );
}
