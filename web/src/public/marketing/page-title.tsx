import { escapeHtml } from '@portal/domain/fields/markup';
import type { ShownProfile } from '@portal/domain/profiles/shown-profile';
import classes from './marketing.module.css';

/** The heading of a profile's page. A header that names the candidate or job already is not repeated on the screen. */
export function PageTitle({ title, profile }: { title: string; profile: Pick<ShownProfile, 'headerContent'> }) {
  const isInHeader = profile.headerContent.includes(escapeHtml(title));
  return (
    <h1 className={isInHeader ? classes.unseen : classes.name} dir="auto">
      {title}
    </h1>
  );
}
