import { PortalError } from '@portal/domain/errors/portal-error';
import { Button, Stack, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useCallback, useEffect, useState } from 'react';
import type { DocumentFile } from '../../../components/document/document-file';
import { DocumentViewer } from '../../../components/document/document-viewer';
import { saveFile } from '../../../components/document/save-file';
import { Empty, LoadFailed, RowsLoading } from '../../../components/ui/states';
import { useFirebase } from '../../../firebase/firebase-context';
import { downloadResume } from '../data/download-resume';
import type { CandidateKey } from '../data/use-candidate';

type Loading = { status: 'loading' } | { status: 'error'; message: string } | { status: 'success'; file: DocumentFile };

/** The resume as the candidate wrote it. */
export function OriginalDocument({ candidateKey, sha256 }: { candidateKey: CandidateKey; sha256: string }) {
  const { auth } = useFirebase();
  const { organizationId, jobId, candidateId } = candidateKey;
  const [attempt, setAttempt] = useState(0);
  const source = `${organizationId}/${jobId}/${candidateId}/${sha256}/${attempt}`;
  const [loaded, setLoaded] = useState<{ source: string; result: Loading }>();
  useEffect(() => {
    const controller = new AbortController();
    downloadResume(auth, { organizationId, jobId, candidateId }, controller.signal).then(
      (file) => {
        setLoaded({ source, result: { status: 'success', file } });
      },
      (error: unknown) => {
        if (controller.signal.aborted) return;
        setLoaded({ source, result: { status: 'error', message: PortalError.from(error).userMessage } });
      },
    );
    return () => {
      controller.abort();
    };
  }, [auth, organizationId, jobId, candidateId, source]);
  const retry = useCallback(() => {
    setAttempt((number) => number + 1);
  }, []);

  const result: Loading = loaded?.source === source ? loaded.result : { status: 'loading' };
  if (result.status === 'loading') return <RowsLoading rows={8} height={48} />;
  if (result.status === 'error') return <LoadFailed what={result.message} onRetry={retry} />;
  const { file } = result;
  const download = (
    <Button
      variant="default"
      maw="100%"
      leftSection={<IconDownload size={16} aria-hidden />}
      onClick={() => {
        saveFile(file);
      }}
    >
      Download {file.fileName}
    </Button>
  );
  return (
    <Stack gap="sm">
      <DocumentViewer
        file={file}
        fallback={
          <Empty action={download}>This type of document is not shown in the page. Its text stands under Resume.</Empty>
        }
      />
      <Text component="div">{download}</Text>
    </Stack>
  );
}
