import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon';
import classes from './panel.module.css';

/** A page with one message or one question. */
export function Panel({ icon, title, children }: { icon: IconName; title: string; children?: ReactNode }) {
  return (
    <section className={classes.panel}>
      <span className={classes.icon}>
        <Icon name={icon} size={24} />
      </span>
      <h1 className={classes.title} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </section>
  );
}
