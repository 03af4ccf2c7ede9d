import { PlainText } from '../components/plain-text';
import classes from './timeline.module.css';

export interface TimelineEntry {
  title: string;
  subtitle: string;
  period: string;
  text: string;
}

/** Positions or degrees in order, each with its period. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <ol className={classes.timeline}>
      {entries.map(({ title, subtitle, period, text }, index) => (
        <li key={`${index} ${title}`} className={classes.entry}>
          <div className={classes.head}>
            <h3 className={classes.title} dir="auto">
              {title}
            </h3>
            {period && <p className={classes.period}>{period}</p>}
          </div>
          {subtitle && (
            <p className={classes.subtitle} dir="auto">
              {subtitle}
            </p>
          )}
          {text && (
            <div className={classes.text}>
              <PlainText text={text} />
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}
