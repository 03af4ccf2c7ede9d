import { urlWithScheme } from '../fields/web-address';

/** A part of a plain text: text, or a link that people may follow. */
export interface TextPart {
  text: string;
  /** An `http:` or `https:` URL; null for text. */
  url: string | null;
}

const link = /https?:\/\/[^\s<>"]+/gi;
/** Marks at the end of a URL belong to the sentence around it. */
const sentenceEnd = /[.,;:!?)\]}'’”]+$/;

/** Finds the web addresses in a plain text. Only `http:` and `https:` become links. */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const found of text.matchAll(link)) {
    const url = found[0].replace(sentenceEnd, '');
    if (urlWithScheme(url) === null) continue;
    if (found.index > end) parts.push({ text: text.slice(end, found.index), url: null });
    parts.push({ text: url, url });
    end = found.index + url.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), url: null });
  return parts;
}
