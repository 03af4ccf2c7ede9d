import {
  isRichTextImage,
  richTextAttributes,
  richTextLinkAttributes,
  richTextTags,
  safeDeclarations,
  safeLinkTarget,
} from '@portal/domain/fields/rich-text';
import { createElement, useMemo, type ReactNode } from 'react';
import classes from './rich-text.module.css';

/** Elements that are kept; of every other only the text remains. */
const kept: ReadonlySet<string> = new Set(richTextTags);
/** Elements whose content is dropped. */
const dropped = new Set(['script', 'style', 'template', 'iframe', 'object', 'noscript', 'title', 'svg', 'math']);
const empty = new Set(['br', 'hr', 'col']);
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
  if (name === 'img') return imageOf(node, key);
  const props = { key, ...attributesOf(node) };
  if (empty.has(name)) return createElement(name, props);
  const content = childrenOf(node, depth + 1);
  if (name === 'a') {
    const href = safeLinkTarget(node.getAttribute('href') ?? '');
    return createElement(href ? 'a' : 'span', { key, ...(href && { href, ...richTextLinkAttributes }) }, ...content);
  }
  return createElement(kept.has(name) ? (lowered[name] ?? name) : 'span', { dir: 'auto', ...props }, ...content);
}

/** An image that was uploaded here; no other is shown. */
function imageOf(node: Element, key: number): ReactNode {
  const src = node.getAttribute('src') ?? '';
  if (!isRichTextImage(src)) return null;
  return createElement('img', { key, src, alt: node.getAttribute('alt') ?? '', ...attributesOf(node) });
}

/** Alignment, fonts and the like, and the span of cells. */
function attributesOf(node: Element): Record<string, unknown> {
  const allowed = richTextAttributes[node.localName] ?? [];
  const style = allowed.includes('style') ? safeDeclarations(node.getAttribute('style') ?? '') : [];
  const spans = ['colspan', 'rowspan'].filter((name) => allowed.includes(name) && node.hasAttribute(name));
  return {
    ...(style.length > 0 && {
      style: Object.fromEntries(style.map(([property, value]) => [camelCase(property), value])),
    }),
    ...Object.fromEntries(spans.map((name) => [name.replace('span', 'Span'), Number(node.getAttribute(name)) || 1])),
  };
}

function camelCase(property: string): string {
  return property.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
