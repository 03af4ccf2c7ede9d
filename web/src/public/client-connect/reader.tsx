import { clientTexts as texts } from '@portal/domain/texts/client-connect';
import type { ReactNode } from 'react';
import { Button } from '../components/button';
import classes from './client.module.css';
import { useReadingKeys } from './use-reading-keys';

/** A candidate in the list of a reader. */
interface ReaderItem {
  id: string;
  name: string;
  /** Below the name. */
  facts: string;
  decision: 'approved' | 'maybe' | 'declined' | '';
  decisionText: string;
}

interface Props {
  title: string;
  items: readonly ReaderItem[];
  /** The one who is read; may be one who has left the list. */
  currentId: string;
  /** Stable. */
  onShow: (id: string) => void;
  /** Whether the list is shown; next and previous work without it. */
  hasList: boolean;
  /** At the start of the bar above the page. */
  start?: ReactNode;
  /** Below the list. */
  end?: ReactNode;
  /** The page of the one who is read. */
  children: ReactNode;
  /** Below the page. */
  footer?: ReactNode;
}

/**
 * Reads candidates one by one: the list on the left, the page next to it; next and previous by key, by swipe and by
 * button. On narrow screens the page alone.
 */
export function Reader({ title, items, currentId, onShow, hasList, start, end, children, footer }: Props) {
  const position = items.findIndex(({ id }) => id === currentId);
  const before = items[position - 1]?.id;
  const after = items[position + 1]?.id;
  const step = (id: string | undefined) => {
    if (id !== undefined) onShow(id);
  };
  const page = useReadingKeys({
    onPrevious: before === undefined ? undefined : () => step(before),
    onNext: after === undefined ? undefined : () => step(after),
  });
  return (
    <main className={classes.reader}>
      {hasList && (
        <nav className={classes.readerList} aria-label={texts.candidates(items.length)}>
          <h1 className={classes.readerTitle} dir="auto">
            {title}
          </h1>
          <ul>
            {items.map((item) => (
              <li key={item.id}>
                <ListItem item={item} isCurrent={item.id === currentId} onShow={onShow} />
              </li>
            ))}
          </ul>
          {end}
        </nav>
      )}
      <div className={classes.readerPage} ref={page}>
        <div className={classes.readerBar}>
          {start}
          {position >= 0 && <span className={classes.hint}>{texts.ofCandidates(position + 1, items.length)}</span>}
          <span className={classes.steps}>
            <Button
              aria-label={texts.previous}
              disabled={before === undefined}
              onClick={() => {
                step(before);
              }}
            >
              ‹
            </Button>
            <Button
              aria-label={texts.next}
              disabled={after === undefined}
              onClick={() => {
                step(after);
              }}
            >
              ›
            </Button>
          </span>
        </div>
        {children}
        {footer}
      </div>
    </main>
  );
}

function ListItem({ item, isCurrent, onShow }: { item: ReaderItem; isCurrent: boolean; onShow: (id: string) => void }) {
  return (
    <button
      type="button"
      className={classes.readerItem}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={() => {
        onShow(item.id);
      }}
    >
      <span className={classes.cardHead}>
        <strong dir="auto">{item.name}</strong>
      </span>
      <span className={classes.facts}>
        <span>{item.facts}</span>
        <span className={classes.decision} data-decision={item.decision}>
          {item.decisionText}
        </span>
      </span>
    </button>
  );
}
