import { useEffect, useRef } from 'react';
import classes from './document.module.css';
import type { DocumentFailure, DocumentFile } from './document-file';

/** A picture, from its bytes. */
export function Picture({ file, onFailure }: { file: DocumentFile; onFailure: (reason: DocumentFailure) => void }) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(new Blob([file.bytes.slice()], { type: file.contentType }));
    if (image.current) image.current.src = url;
    return () => {
      URL.revokeObjectURL(url);
    };
  }, [file]);
  return (
    <img
      ref={image}
      alt={file.fileName}
      className={classes.picture}
      onError={() => {
        onFailure('damaged');
      }}
    />
  );
}
