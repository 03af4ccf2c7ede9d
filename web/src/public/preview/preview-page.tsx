import { previewReady, type PagePreview } from '@portal/domain/contracts/page-preview';
import { loadStateTexts } from '@portal/domain/texts/states';
import { lazy, useEffect, useState } from 'react';
import { Spinner } from '../components/spinner';
import { Themed } from '../theme/themed';

const PreviewedQuestions = lazy(() => import('./previewed-questions'));
const PreviewedResume = lazy(() => import('./previewed-resume'));

/**
 * Draws what the settings around it send, with the parts of the public pages. Nothing in it is stored or reaches a server.
 * Hosting lets only our own pages frame it, and it listens to these alone.
 */
export default function PreviewPage() {
  const [preview, setPreview] = useState<PagePreview | null>(null);
  useEffect(() => {
    const receive = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin === window.location.origin && source === window.parent && isPreview(data)) setPreview(data);
    };
    window.addEventListener('message', receive);
    window.parent.postMessage(previewReady, window.location.origin);
    return () => {
      window.removeEventListener('message', receive);
    };
  }, []);
  if (!preview) return <Spinner label={loadStateTexts.loading} />;
  return preview.kind === 'resume' ? (
    <Themed theme={preview.page.theme}>
      <PreviewedResume page={preview.page} />
    </Themed>
  ) : (
    <Themed theme={preview.theme}>
      <PreviewedQuestions {...preview} />
    </Themed>
  );
}

/** Programs that inspect pages send messages to frames as well. */
function isPreview(data: unknown): data is PagePreview {
  return typeof data === 'object' && data !== null && 'kind' in data;
}
