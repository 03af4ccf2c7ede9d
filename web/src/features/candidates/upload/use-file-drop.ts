import { useEffect, useState } from 'react';

/**
 * Takes files that are dropped anywhere on the page. Drop areas (`data-drop-area`) take theirs themselves.
 * @returns whether files are being dragged over the page.
 */
export function useFileDrop(onDrop: (files: File[]) => void): boolean {
  const [isDragging, setDragging] = useState(false);
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setDragging(true);
    };
    const leave = (event: DragEvent) => {
      // Leaving an element for another one has a target to go to; leaving the window has none.
      if (event.relatedTarget === null) setDragging(false);
    };
    const drop = (event: DragEvent) => {
      setDragging(false);
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      if (event.target instanceof Element && event.target.closest('[data-drop-area]')) return;
      onDrop([...event.dataTransfer.files]);
    };
    window.addEventListener('dragover', over);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', over);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', drop);
    };
  }, [onDrop]);
  return isDragging;
}
