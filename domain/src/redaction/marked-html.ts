import { escapeHtml } from '../fields/markup';
import { attributesOf, htmlText } from './html-text';
import { redactionMark, type Redaction } from './redaction';
import { redactorOf } from './redactor';

/** How a preview sets off what is blacked out, and what is found and shown. */
const styles = {
  on: 'background-color: #000; color: #000',
  off: 'background-color: #ffe58f',
} as const;

/**
 * The HTML of a preview in which each entry of a list is set off in its place: black where it is switched on, highlighted
 * where it is shown. The text stays, so that the user can select and read it.
 */
export function markedHtml(source: string, redactions: readonly Redaction[], kept: readonly string[]): string {
  const { text, starts, ends, tags } = htmlText(source);
  const stateOf = new Map<number, keyof typeof styles>();
  const mark = (list: readonly Redaction[], state: keyof typeof styles) => {
    const redactor = redactorOf({ redactions: list.map((one) => ({ ...one, isOn: true })), kept });
    for (const { start, end } of state === 'on' ? redactor.find(text) : redactor.findListed(text)) {
      for (let index = start; index < end; index += 1) stateOf.set(index, state);
    }
  };
  mark(
    redactions.filter(({ isOn }) => !isOn),
    'off',
  );
  const shown = new Map(stateOf);
  mark(
    redactions.filter(({ isOn }) => isOn),
    'on',
  );
  // Contact data that a user chose to show is on no list, but looks like it.
  for (const [index, state] of shown) if (isWholly(text, index, redactions)) stateOf.set(index, state);
  const tagStarts = new Map(tags.map((tag) => [tag.start, tag]));
  const parts: string[] = [];
  let state: keyof typeof styles | null = null;
  const change = (next: keyof typeof styles | null) => {
    if (next === state) return;
    if (state !== null) parts.push('</span>');
    if (next !== null) parts.push(`<span style="${styles[next]}">`);
    state = next;
  };
  let index = 0;
  for (let at = 0; at < source.length;) {
    const tag = tagStarts.get(at);
    while (index < starts.length && (starts[index] ?? 0) < at) index += 1;
    if (tag) {
      change(null);
      parts.push(markedTag(source.slice(tag.start, tag.end), redactions));
      at = tag.end;
      continue;
    }
    change(stateOf.get(index) ?? null);
    const end = starts[index] === at ? (ends[index] ?? at + 1) : at + 1;
    parts.push(source.slice(at, end));
    at = end;
  }
  change(null);
  return parts.join('');
}

/** Whether a shown entry covers this place by its own text, such as an email address that the user switched off. */
function isWholly(text: string, index: number, redactions: readonly Redaction[]): boolean {
  return redactions.some(({ isOn, text: own }) => {
    if (isOn) return false;
    const from = text.lastIndexOf(own, index);
    return from >= 0 && from + own.length > index;
  });
}

/** A picture as the preview shows it: black while it is switched on. */
function markedTag(tag: string, redactions: readonly Redaction[]): string {
  if (!/^<img\b/i.test(tag)) return tag;
  const src = attributesOf(tag).get('src') ?? '';
  const isShown = redactions.some(({ kind, text, isOn }) => kind === 'picture' && !isOn && text === src);
  return isShown ? tag : `<span style="${styles.on}">${escapeHtml(redactionMark)}</span>`;
}
