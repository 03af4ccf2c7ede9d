/** A part of a document whose text is in the page now. */
export interface TextLayer {
  root: HTMLElement | ShadowRoot;
  /** From 1; 1 for a document without pages. */
  page: number;
}

/** A document whose pages are drawn only when they come near. */
export interface PagedText {
  pageCount: number;
  /** The text of a page in pieces, drawn or not. */
  textOf(page: number): Promise<readonly string[]>;
  /** Brings a page near, so that it is drawn. */
  bring(page: number): void;
}

/** Receives the text of a document as it appears, so that places in it can be marked. */
export interface TextObserver {
  /** @returns to be called before the text goes away. */
  shown(layer: TextLayer): () => void;
  /** @returns to be called before the document goes away. */
  paged(pages: PagedText): () => void;
}
