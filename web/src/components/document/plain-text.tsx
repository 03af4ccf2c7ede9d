import { useEffect, useRef } from 'react';
import classes from './document.module.css';
import type { TextObserver } from './text-observer';

/** A document as its text alone, inserted outside of React, because places in it are marked later. */
export function PlainText({ text, observer }: { text: string; observer?: TextObserver | undefined }) {
  const element = useRef<HTMLPreElement>(null);
  useEffect(() => {
    const root = element.current;
    if (!root) return undefined;
    root.textContent = text;
    return observer?.shown({ root, page: 1 });
  }, [text, observer]);
  return <pre ref={element} className={classes.plain} />;
}
