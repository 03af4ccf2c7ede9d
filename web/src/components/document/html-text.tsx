import DOMPurify from 'dompurify';
import { useEffect, useRef } from 'react';
import classes from './document.module.css';
import type { TextObserver } from './text-observer';

/**
 * The parser's view of a document: headings, paragraphs and lists. Sanitized again although the server has done it;
 * inserted outside of React, because places in it are marked later.
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
