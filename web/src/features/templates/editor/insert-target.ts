import { createContext, useContext } from 'react';
import type { RichTextHandle } from '../../../components/editor/rich-text';

/** The text that has or had the cursor last: fields are inserted there. */
export class InsertTarget {
  private current: RichTextHandle | null = null;

  /** The cursor is in this text. */
  enter(text: RichTextHandle | null): void {
    this.current = text;
  }

  /** This text is gone. */
  forget(text: RichTextHandle | null): void {
    if (this.current === text) this.current = null;
  }

  /** @returns whether there is a text to insert into. */
  insert(text: string): boolean {
    this.current?.insertText(text);
    return this.current !== null;
  }
}

export const InsertTargetContext = createContext(new InsertTarget());

export function useInsertTarget(): InsertTarget {
  return useContext(InsertTargetContext);
}
