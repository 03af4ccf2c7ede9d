import type { DocumentFile } from './document-file';

/** Hands a file to the browser's downloads. */
export function saveFile({ bytes, fileName, contentType }: DocumentFile): void {
  const url = URL.createObjectURL(new Blob([bytes.slice()], { type: contentType }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The browser has taken its own reference once the click is through.
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, 0);
}
