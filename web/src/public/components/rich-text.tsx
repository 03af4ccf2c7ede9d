import { createElement, useMemo, type ReactNode } from 'react';
import classes from './rich-text.module.css';

/** Elements that are kept; of every other only the text remains. */
const kept = new Set([
  ...['p', 'div', 'span', 'h1', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote'],
  ...['b', 'strong', 'i', 'em', 'u', 's', 'sub', 'sup'],
]);
/** Elements whose content is dropped. */
const dropped = new Set(['script', 'style', 'template', 'iframe', 'object', 'noscript', 'title', 'svg', 'math']);
const empty = new Set(['br', 'hr']);
/** Headings of a note rank below those of the page. */
const lowered: Partial<Record<string, string>> = { h1: 'h3', h2: 'h4', h3: 'h5', h4: 'h6' };
const maxDepth = 40;

/**
 * Formatted notes. The server has sanitized them; here they are rebuilt element by element from a short allow list, so
 * that nothing else can reach the page.
 */
export function RichText({ html }: { html: string }) {
  const content = useMemo(() => {
    const parsed = new DOMParser().parseFromString(html, 'text/html');
    return childrenOf(parsed.body, 0);
  }, [html]);
  return <div className={classes.text}>{content}</div>;
}

function childrenOf(parent: Node, depth: number): ReactNode[] {
  if (depth > maxDepth) return [parent.textContent];
  return Array.from(parent.childNodes, (node, index) => toReact(node, index, depth));
}

function toReact(node: Node, key: number, depth: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof Element)) return null;
  const name = node.localName;
  if (dropped.has(name)) return null;
  if (empty.has(name)) return createElement(name, { key });
  const content = childrenOf(node, depth + 1);
  if (name === 'a') {
    const href = harmlessHref(node.getAttribute('href') ?? '');
    const props = href ? { key, href, rel: 'noopener noreferrer nofollow', target: '_blank' } : { key };
    return createElement(href ? 'a' : 'span', props, ...content);
  }
  return createElement(kept.has(name) ? (lowered[name] ?? name) : 'span', { key, dir: 'auto' }, ...content);
}

function harmlessHref(href: string): string | null {
  return /^(?:https?:|mailto:|tel:)/i.test(href.trim()) ? href.trim() : null;
}
