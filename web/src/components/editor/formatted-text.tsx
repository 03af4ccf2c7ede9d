import { useMemo } from 'react';
import classes from './editor.module.css';
import { sanitizeHtml } from './sanitize-html';

/** Formatted text for reading, sanitized by the same list as the editor's. */
export function FormattedText({ html }: { html: string }) {
  const content = useMemo(() => ({ __html: sanitizeHtml(html) }), [html]);
  return <div className={classes.text} dir="auto" dangerouslySetInnerHTML={content} />;
}
