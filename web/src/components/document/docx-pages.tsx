import { renderAsync } from 'docx-preview';
import DOMPurify from 'dompurify';
import { useEffect, useRef } from 'react';
import type { DocumentFailure } from './document-file';
import { fitPages, phoneWidth } from './fit-pages';
import { markStyles } from './mark-styles';
import type { TextObserver } from './text-observer';

/**
 * A Word document as pages, in a shadow root, so that its styles stay its own, and sanitized: links keep only harmless
 * URLs.
 * @param props.onFailure called once when the document cannot be read.
 */
export default function DocxPages({
  bytes,
  onFailure,
  observer,
}: {
  bytes: Uint8Array;
  onFailure: (reason: DocumentFailure) => void;
  observer?: TextObserver | undefined;
}) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = host.current;
    if (!element) return undefined;
    let isCurrent = true;
    let forget: (() => void) | undefined;
    const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
    const body = document.createElement('div');
    const styles = document.createElement('div');
    renderAsync(bytes.slice(), body, styles, {
      inWrapper: false,
      ignoreLastRenderedPageBreak: false,
      useBase64URL: true,
      renderComments: false,
    }).then(
      () => {
        if (!isCurrent) return;
        const frame = document.createElement('style');
        frame.textContent =
          'section { box-sizing: border-box; margin: 0 auto 16px; background: #fff; overflow-wrap: anywhere; }' +
          // Content wider than the paper is scaled down with it, not cut.
          'section { overflow: visible !important; }' +
          // On a phone the paper's margins would leave no room for the text.
          `@media (max-width: ${phoneWidth}) {` +
          'section { max-width: 100%; padding: 24px 20px !important; } table { max-width: 100%; } }' +
          markStyles;
        DOMPurify.sanitize(body, { IN_PLACE: true, FORBID_TAGS: ['iframe', 'form', 'script', 'object', 'embed'] });
        root.replaceChildren(styles, frame, body);
        const letGo = fitPages(element, body);
        const unobserve = observer?.shown({ root, page: 1 });
        forget = () => {
          letGo();
          unobserve?.();
        };
      },
      () => {
        if (isCurrent) onFailure('damaged');
      },
    );
    return () => {
      isCurrent = false;
      forget?.();
      root.replaceChildren();
    };
  }, [bytes, onFailure, observer]);
  return <div ref={host} />;
}
