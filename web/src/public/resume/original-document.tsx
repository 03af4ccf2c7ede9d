import type { PublicResume } from '@portal/domain/contracts/public-api';
import { PortalError } from '@portal/domain/errors/portal-error';
import { documentTexts } from '@portal/domain/texts/documents';
import { publicResumeTexts } from '@portal/domain/texts/public-resume';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import type { DocumentFile } from '../../components/document/document-file';
import { saveFile } from '../../components/document/save-file';
import { useIsNear } from '../../components/document/use-is-near';
import { fetchPublicFile } from '../api/call';
import { Button } from '../components/button';
import { Card } from '../components/card';
import { ErrorBoundary } from '../components/error-boundary';
import { Icon } from '../components/icon';
import { LoadFailed } from '../components/load-failed';
import { Spinner } from '../components/spinner';
import classes from './original-document.module.css';
import type { ResumeAccess } from './resume-access';

const DocumentViewer = lazy(async () => {
  const { DocumentViewer: Viewer } = await import('../../components/document/document-viewer');
  return { default: Viewer };
});

interface Props {
  title: string;
  document: NonNullable<PublicResume['document']>;
  resumeKey: ResumeAccess;
}

type Loading = { status: 'waiting' } | { status: 'failed'; reason: string } | { status: 'ready'; file: DocumentFile };

/**
 * The original document of the resume. File and document viewer are fetched when it comes near the visible part of the
 * page, so that they do not delay the content above.
 */
export function OriginalDocument({ title, document: meta, resumeKey }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(place, '300px');
  const [attempt, setAttempt] = useState(0);
  const [loading, setLoading] = useState<Loading>({ status: 'waiting' });
  const { fileName } = meta;
  useEffect(() => {
    if (!isNear) return undefined;
    const controller = new AbortController();
    fetchPublicFile('resumeDocument', resumeKey, controller.signal).then(
      ({ bytes, contentType }) => {
        setLoading({ status: 'ready', file: { bytes, fileName, contentType } });
      },
      (error: unknown) => {
        if (!controller.signal.aborted) {
          setLoading({ status: 'failed', reason: PortalError.from(error).userMessage });
        }
      },
    );
    return () => {
      controller.abort();
    };
  }, [isNear, resumeKey, fileName, attempt]);
  const retry = useCallback(() => {
    setLoading({ status: 'waiting' });
    setAttempt((number) => number + 1);
  }, []);

  return (
    <Card title={title} className={classes.card ?? ''}>
      <div ref={place} className={classes.place}>
        {loading.status === 'waiting' && <Spinner label={publicResumeTexts.openingDocument} />}
        {loading.status === 'failed' && <LoadFailed reason={loading.reason} onRetry={retry} />}
        {loading.status === 'ready' && (
          <ErrorBoundary fallback={<NotShown file={loading.file} />}>
            <Suspense fallback={<Spinner label={publicResumeTexts.openingDocument} />}>
              <DocumentViewer file={loading.file} fallback={<NotShown file={loading.file} />} />
            </Suspense>
          </ErrorBoundary>
        )}
      </div>
    </Card>
  );
}

function NotShown({ file }: { file: DocumentFile }) {
  return (
    <div className={classes.notShown}>
      <p>{documentTexts.notShown}</p>
      <Button
        onClick={() => {
          saveFile(file);
        }}
      >
        <Icon name="download" />
        {publicResumeTexts.download(file.fileName)}
      </Button>
    </div>
  );
}
