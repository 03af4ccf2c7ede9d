import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { DocumentMark } from '../../../components/document/marks/paint-marks';

/** Something that was asked for; asking again for the same is a new request. */
interface Request<T> {
  target: T;
  number: number;
}

interface Highlights {
  /** The place that is shown in the document. */
  shown: Request<DocumentMark> | null;
  show: (mark: DocumentMark) => void;
  /** The value or evidence that a mark in the document leads to. */
  picked: Request<string> | null;
  pick: (id: string) => void;
  /** Is that request still to be answered? Once only: what is drawn anew later does not call people back. */
  answerPick: (number: number) => boolean;
  /** The open tab. */
  tab: string;
  setTab: (tab: string) => void;
  /** What a narrow screen shows. */
  pane: Pane;
  setPane: (pane: Pane) => void;
}
export type Pane = 'details' | 'document';

const HighlightsContext = createContext<Highlights | null>(null);

/** Ids of marks name what they mark: `asked:skills.3`, `read:work.0.title`. */
export const markKinds = { asked: 'asked', read: 'read' } as const;
const tabOfKind: Readonly<Record<string, string>> = { [markKinds.asked]: 'match', [markKinds.read]: 'resume' };

/** Links the document and the tabs: each leads to its place in the other. */
export function HighlightsProvider({ children, initialTab }: { children: ReactNode; initialTab: string }) {
  const [shown, setShown] = useState<Request<DocumentMark> | null>(null);
  const [picked, setPicked] = useState<Request<string> | null>(null);
  const [tab, setTab] = useState(initialTab);
  const [pane, setPane] = useState<Pane>('details');
  const number = useRef(0);
  const answered = useRef(0);

  const show = useCallback((mark: DocumentMark) => {
    number.current += 1;
    setShown({ target: mark, number: number.current });
    setPicked(null);
    setPane('document');
  }, []);
  const pick = useCallback((id: string) => {
    number.current += 1;
    setPicked({ target: id, number: number.current });
    setTab((current) => tabOfKind[id.slice(0, id.indexOf(':'))] ?? current);
    setPane('details');
  }, []);
  const answerPick = useCallback((wanted: number) => {
    const isNew = answered.current < wanted;
    answered.current = Math.max(answered.current, wanted);
    return isNew;
  }, []);
  const value = useMemo(
    () => ({ shown, show, picked, pick, answerPick, tab, setTab, pane, setPane }),
    [shown, show, picked, pick, answerPick, tab, pane],
  );
  return <HighlightsContext value={value}>{children}</HighlightsContext>;
}

/** Null outside of a page that has a document. */
export function useHighlights(): Highlights | null {
  return useContext(HighlightsContext);
}

/** For what a mark may lead to: brings the element into view and gives it the focus when its mark is picked. */
export function usePicked<Element extends HTMLElement>(id: string | undefined) {
  const element = useRef<Element>(null);
  const highlights = useHighlights();
  const picked = highlights?.picked;
  const answerPick = highlights?.answerPick;
  const isPicked = id !== undefined && picked?.target === id;
  const number = picked?.number;
  useEffect(() => {
    if (!isPicked || number === undefined || !answerPick?.(number)) return;
    element.current?.scrollIntoView({ block: 'center' });
    element.current?.focus({ preventScroll: true });
  }, [isPicked, number, answerPick]);
  return { element, isPicked };
}
