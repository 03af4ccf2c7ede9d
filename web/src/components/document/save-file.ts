import type { DocumentFile } from './document-file';

/** Saves a file through the browser's downloads. */
export function saveFile({ bytes, fileName, contentType }: DocumentFile): void {
  const url = URL.createObjectURL(new Blob([bytes.slice()], { type: contentType }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The browser holds its own reference after the click.
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, 0);
}
