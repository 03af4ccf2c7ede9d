import { documentTexts } from '@portal/domain/texts/documents';
import { useEffect, useMemo, useRef } from 'react';
import UTIF from 'utif2';
import type { DocumentFailure } from './document-file';
import classes from './document.module.css';
import { openTiff, type TiffFile } from './tiff-file';

interface Props {
  bytes: Uint8Array;
  fileName: string;
  onFailure: (reason: DocumentFailure) => void;
}

/** The pages of a TIFF, which browsers cannot show by themselves. */
export default function TiffPages({ bytes, fileName, onFailure }: Props) {
  const pages = useRef<HTMLDivElement>(null);
  const file = useMemo(() => openTiff(bytes), [bytes]);
  useEffect(() => {
    try {
      if (!file) throw new Error('no page');
      pages.current?.replaceChildren(...canvasesOf(file));
    } catch {
      onFailure('damaged');
    }
  }, [file, onFailure]);
  const isPartial = file !== null && file.shown.length < file.pageCount;
  return (
    <>
      <div ref={pages} role="img" aria-label={fileName} />
      {isPartial && (
        <p className={classes.message} role="status">
          {documentTexts.somePages(file.shown.length, file.pageCount)}
        </p>
      )}
    </>
  );
}

function canvasesOf({ buffer, shown }: TiffFile): HTMLCanvasElement[] {
  return shown.map((page) => {
    UTIF.decodeImage(buffer, page);
    const canvas = document.createElement('canvas');
    canvas.className = classes.picture ?? '';
    canvas.width = page.width;
    canvas.height = page.height;
    const image = new ImageData(new Uint8ClampedArray(UTIF.toRGBA8(page)), page.width, page.height);
    canvas.getContext('2d')?.putImageData(image, 0, 0);
    return canvas;
  });
}
