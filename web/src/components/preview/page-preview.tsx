import { previewReady, type PagePreview as Preview } from '@portal/domain/contracts/page-preview';
import { useEffect, useEffectEvent, useRef } from 'react';
import classes from './page-preview.module.css';

/** Where the public pages draw what they are sent. */
const source = '/preview';

/**
 * A public page as it would be with what is in a form: drawn by the page itself, in a frame of the width of a phone.
 * @param props.label names the frame for screen readers.
 */
export function PagePreview({ preview, label }: { preview: Preview; label: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const send = useEffectEvent(() => frame.current?.contentWindow?.postMessage(preview, window.location.origin));
  useEffect(() => {
    const receive = ({ origin, source: sender, data }: MessageEvent<unknown>) => {
      const isOurs = origin === window.location.origin && sender === frame.current?.contentWindow;
      if (isOurs && data === previewReady) send();
    };
    window.addEventListener('message', receive);
    return () => {
      window.removeEventListener('message', receive);
    };
  }, []);
  useEffect(() => {
    send();
  }, [preview]);
  return <iframe ref={frame} className={classes.frame} src={source} title={label} />;
}
