import { highlightTexts } from '@portal/domain/texts/highlights';
import { UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import type { DocumentMark } from '../../../components/document/marks/paint-marks';
import { useHighlights, usePicked } from './highlights';
import classes from './highlights.module.css';

/** A value or a piece of evidence that leads to its place in the document; plain where no place is known. */
export function PlaceButton({
  mark,
  label,
  children,
}: {
  mark: DocumentMark | undefined;
  label: string;
  children: ReactNode;
}) {
  const highlights = useHighlights();
  const { element, isPicked } = usePicked<HTMLButtonElement>(mark?.id);
  if (!mark || !highlights) return <span className={classes.plain}>{children}</span>;
  const isShown = highlights.shown?.target.id === mark.id;
  return (
    <UnstyledButton
      ref={element}
      className={classes.place}
      data-picked={isPicked || undefined}
      aria-pressed={isShown}
      aria-label={highlightTexts.showInDocument(label)}
      onClick={() => {
        highlights.show(mark);
      }}
    >
      {children}
    </UnstyledButton>
  );
}
