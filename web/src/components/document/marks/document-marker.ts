import type { PagedText, TextLayer, TextObserver } from '../text-observer';
import { findQuote, searchTextOf, type SearchText } from './quote';
import { scrollToPlace } from './scroll-to';
import { paintMarks, type DocumentMark } from './paint-marks';

interface PageText {
  texts: readonly string[];
  text: SearchText;
}

/**
 * Marks places in a document while its text comes and goes: pages are drawn when they come near, and a place on a page
 * that is not drawn yet is found by the page's text.
 */
export class DocumentMarker implements TextObserver {
  readonly #layers = new Set<TextLayer>();
  readonly #pageTexts = new Map<number, Promise<PageText>>();
  readonly #pageOfMark = new Map<string, number | null>();
  #pages: PagedText | null = null;
  #marks: readonly DocumentMark[] = [];
  #focusId: string | null = null;
  /** The mark to scroll to once its page is drawn. */
  #awaited: { id: string; done: (isShown: boolean) => void } | null = null;

  /** @param onActivate called with the id of a mark that is clicked, or pressed by keyboard. */
  constructor(private readonly onActivate: (id: string) => void) {}

  shown(layer: TextLayer): () => void {
    this.#layers.add(layer);
    const activate = (event: Event) => {
      if (event instanceof KeyboardEvent && event.key !== 'Enter' && event.key !== ' ') return;
      const mark = event.target instanceof Element ? event.target.closest<HTMLElement>('mark[data-mark]') : null;
      if (!mark?.dataset.mark) return;
      event.preventDefault();
      this.onActivate(mark.dataset.mark);
    };
    layer.root.addEventListener('click', activate);
    layer.root.addEventListener('keydown', activate);
    void this.#paint(layer).then(() => {
      this.#settle(layer);
    });
    return () => {
      this.#layers.delete(layer);
      layer.root.removeEventListener('click', activate);
      layer.root.removeEventListener('keydown', activate);
    };
  }

  paged(pages: PagedText): () => void {
    this.#pages = pages;
    this.#pageTexts.clear();
    this.#pageOfMark.clear();
    const awaited = this.#awaited;
    this.#awaited = null;
    if (awaited) void this.reveal(awaited.id).then(awaited.done);
    return () => {
      this.#pages = null;
    };
  }

  /** Sets the marks. */
  set(marks: readonly DocumentMark[], focusId: string | null): void {
    const known = new Map(this.#marks.map((mark) => [mark.id, mark.quote.exact]));
    for (const mark of marks) if (known.get(mark.id) !== mark.quote.exact) this.#pageOfMark.delete(mark.id);
    this.#marks = marks;
    this.#focusId = focusId;
    for (const layer of this.#layers) void this.#paint(layer);
  }

  /**
   * Scrolls to a mark, once its page is drawn.
   * @returns whether the document has it; also false when another mark is requested meanwhile.
   */
  async reveal(id: string): Promise<boolean> {
    this.#awaited?.done(false);
    this.#awaited = null;
    const mark = this.#marks.find((one) => one.id === id);
    if (!mark) return false;
    const page = await this.#findPage(mark);
    if (page === null) return false;
    const shown = [...this.#layers].find((layer) => layer.page === page);
    if (shown) {
      await this.#paint(shown);
      return scrollTo(shown, id);
    }
    return await new Promise((resolve) => {
      this.#awaited = { id, done: resolve };
      this.#pages?.bring(page);
    });
  }

  #settle(layer: TextLayer): void {
    const awaited = this.#awaited;
    if (!awaited) return;
    const isShown = scrollTo(layer, awaited.id);
    // It may be on another page that is still to be drawn.
    if (!isShown && this.#pages) return;
    this.#awaited = null;
    awaited.done(isShown);
  }

  async #paint(layer: TextLayer): Promise<void> {
    const marks = this.#marks;
    const pages = await Promise.all(marks.map((mark) => this.#findPage(mark)));
    if (marks !== this.#marks || !this.#layers.has(layer)) return;
    paintMarks(
      layer.root,
      marks.filter((_, index) => pages[index] === layer.page),
      this.#focusId,
    );
  }

  /** The page that matches a mark best; null when none does. */
  async #findPage(mark: DocumentMark): Promise<number | null> {
    const pages = this.#pages;
    if (!pages) return 1;
    const known = this.#pageOfMark.get(mark.id);
    if (known !== undefined) return known;
    let best: { page: number; agreement: number } | null = null;
    for (let page = 1; page <= pages.pageCount; page += 1) {
      const { texts, text } = await this.#textOf(pages, page);
      // The position counts in the whole document; it selects the page rather than the place on it.
      const position = mark.quote.position * pages.pageCount - (page - 1);
      const quote = { ...mark.quote, position: Math.min(1, Math.max(0, position)) };
      const found = findQuote(text, quote, texts);
      const distance = Math.abs(position - quote.position) * 0.1;
      if (found && (!best || found.agreement - distance > best.agreement)) {
        best = { page, agreement: found.agreement - distance };
      }
    }
    const page = best?.page ?? null;
    this.#pageOfMark.set(mark.id, page);
    return page;
  }

  #textOf(pages: PagedText, page: number): Promise<PageText> {
    const known = this.#pageTexts.get(page);
    if (known) return known;
    const read = pages.textOf(page).then((texts) => ({ texts, text: searchTextOf(texts) }));
    this.#pageTexts.set(page, read);
    return read;
  }
}

/** @returns false when the layer does not have the mark. */
function scrollTo({ root }: TextLayer, id: string): boolean {
  const marks = [...root.querySelectorAll<HTMLElement>('mark[data-mark]')];
  const element = marks.find((mark) => mark.dataset.mark === id);
  if (element) scrollToPlace(element);
  return element !== undefined;
}
