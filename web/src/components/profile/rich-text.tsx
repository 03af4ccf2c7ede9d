import {
  isRichTextImage,
  richTextAttributes,
  richTextLinkAttributes,
  richTextTags,
  safeDeclarations,
  safeLinkTarget,
} from '@portal/domain/fields/rich-text';
import { isFileLink } from '@portal/domain/links/image-links';
import { createElement, useMemo, type ReactNode } from 'react';
import classes from './rich-text.module.css';

/** Elements that are kept; of every other only the text remains. */
const kept: ReadonlySet<string> = new Set(richTextTags);
/** Elements whose content is dropped. */
const dropped = new Set(['script', 'style', 'template', 'iframe', 'object', 'noscript', 'title', 'svg', 'math']);
const empty = new Set(['br', 'hr', 'col']);
/** The rank of the largest heading of a text: those of a section rank below its title. */
type FirstHeading = 2 | 3;
const maxDepth = 40;

/**
 * Formatted notes. The server has sanitized them; here they are rebuilt element by element from a short allow list, so
 * that nothing else can reach the page.
 */
export function RichText({ html, firstHeading = 3 }: { html: string; firstHeading?: FirstHeading }) {
  const content = useMemo(() => {
    const parsed = new DOMParser().parseFromString(html, 'text/html');
    return childrenOf(parsed.body, { firstHeading, depth: 0 });
  }, [html, firstHeading]);
  return <div className={classes.text}>{content}</div>;
}

interface Place {
  firstHeading: FirstHeading;
  depth: number;
}

function childrenOf(parent: Node, place: Place): ReactNode[] {
  if (place.depth > maxDepth) return [parent.textContent];
  return Array.from(parent.childNodes, (node, index) => toReact(node, index, place));
}

function toReact(node: Node, key: number, place: Place): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof Element)) return null;
  const name = node.localName;
  if (dropped.has(name)) return null;
  if (name === 'img') return imageOf(node, key);
  const props = { key, ...attributesOf(node) };
  if (empty.has(name)) return createElement(name, props);
  const content = childrenOf(node, { ...place, depth: place.depth + 1 });
  if (name === 'a') {
    const href = safeLinkTarget(node.getAttribute('href') ?? '');
    return createElement(href ? 'a' : 'span', { key, ...(href && { href, ...richTextLinkAttributes }) }, ...content);
  }
  return createElement(kept.has(name) ? ranked(name, place) : 'span', { dir: 'auto', ...props }, ...content);
}

/** The element of a heading at its rank on the page; other elements stay. */
function ranked(name: string, { firstHeading }: Place): string {
  const [, rank] = /^h([1-6])$/.exec(name) ?? [];
  return rank === undefined ? name : `h${Math.min(6, Number(rank) - 1 + firstHeading)}`;
}

/** An image that was uploaded here, for viewers by an address of their own; no other is shown. */
function imageOf(node: Element, key: number): ReactNode {
  const src = node.getAttribute('src') ?? '';
  if (!isRichTextImage(src) && !isFileLink(src)) return null;
  const width = /^\d{1,4}$/.exec(node.getAttribute('width') ?? '')?.[0];
  return createElement('img', { key, src, alt: node.getAttribute('alt') ?? '', width, ...attributesOf(node) });
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
