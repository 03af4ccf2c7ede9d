import { useEffect, useMemo, useState } from 'react';
import { DocumentMarker } from '../../../components/document/marks/document-marker';
import type { DocumentMark } from '../../../components/document/marks/paint-marks';

export type RevealState = 'idle' | 'looking' | 'shown' | 'notFound';

const ignore = () => undefined;

/**
 * Marks places in the document that its observer is given to, and scrolls to the one that is shown.
 * @param options.onPick called with the id of a mark that is clicked; the same for the life of the element.
 * @param options.shown a new request scrolls anew, also to the same place.
 * @param options.view how the document is shown; in another view the place is looked for again.
 */
export function useDocumentMarker({
  marks,
  shown,
  onPick,
  view,
}: {
  marks: readonly DocumentMark[];
  shown: { target: DocumentMark; number: number } | null;
  onPick: ((id: string) => void) | undefined;
  view: string;
}): { marker: DocumentMarker; state: RevealState } {
  const marker = useMemo(() => new DocumentMarker(onPick ?? ignore), [onPick]);
  const focusId = shown?.target.id ?? null;
  useEffect(() => {
    marker.set(marks, focusId);
  }, [marker, marks, focusId]);

  const request = shown ? `${shown.number}|${view}` : null;
  const [ended, setEnded] = useState<{ request: string; isShown: boolean }>();
  useEffect(() => {
    if (request === null || focusId === null) return;
    void marker.reveal(focusId).then((isShown) => {
      setEnded({ request, isShown });
    });
  }, [marker, request, focusId]);
  if (request === null) return { marker, state: 'idle' };
  if (ended?.request !== request) return { marker, state: 'looking' };
  return { marker, state: ended.isShown ? 'shown' : 'notFound' };
}
