/** What can be undone now, the newest last. */
const offers: (() => void)[] = [];

/**
 * Binds Ctrl+Z, on a Mac Cmd+Z, to the newest undo; in a text field the key still belongs to the text.
 * @returns unbinds it.
 */
export function answerUndoKey(takeBack: () => void): () => void {
  if (offers.length === 0) window.addEventListener('keydown', onKey);
  offers.push(takeBack);
  return () => {
    const place = offers.indexOf(takeBack);
    if (place < 0) return;
    offers.splice(place, 1);
    if (offers.length === 0) window.removeEventListener('keydown', onKey);
  };
}

function onKey(event: KeyboardEvent): void {
  const isUndo =
    (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'z';
  if (!isUndo || event.defaultPrevented || isTyped(event.target)) return;
  event.preventDefault();
  offers.at(-1)?.();
}

const notTyped: readonly string[] = ['checkbox', 'radio', 'range', 'button', 'submit', 'file'];

function isTyped(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !notTyped.includes(target.type);
  return target instanceof HTMLTextAreaElement || (target instanceof HTMLElement && target.isContentEditable);
}
