import DOMPurify from 'dompurify';
import { useEffect, useRef } from 'react';
import classes from './document.module.css';
import type { TextObserver } from './text-observer';

/**
 * What a parser made of a document: headings, paragraphs and lists. Cleaned once more although the server has cleaned
 * it; written past React, because places in it are marked while it stands there.
 */
export default function HtmlText({ html, observer }: { html: string; observer?: TextObserver | undefined }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = element.current;
    if (!root) return undefined;
    root.replaceChildren(
      DOMPurify.sanitize(html, { RETURN_DOM_FRAGMENT: true, FORBID_ATTR: ['style', 'id', 'class', 'href', 'src'] }),
    );
    return observer?.shown({ root, page: 1 });
  }, [html, observer]);
  return <div ref={element} className={classes.html} />;
}
