import type { ResumeParsing } from '@portal/domain/candidates/parsing-record';
import { highlightTexts } from '@portal/domain/texts/highlights';
import { documentTexts } from '@portal/domain/texts/documents';
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { IconDownload, IconFileOff } from '@tabler/icons-react';
import { saveFile } from '../../../components/document/save-file';
import { LoadFailed, RowsLoading } from '../../../components/ui/states';
import { useFirebase } from '../../../firebase/firebase-context';
import { recordDownload } from '../download/record-download';
import type { CandidateKey } from '@portal/domain/candidates/candidate-key';
import { useResumeFile } from './use-resume-file';
import { MarkedDocument } from './marked-document';
import { ParseFileLink } from '../parse-file/parse-file-link';

interface Props {
  candidateKey: CandidateKey;
  sha256: string;
  parsing: ResumeParsing | null;
}

/** The parsed document as the candidate wrote it, with the places of its values. */
export function OriginalDocument(props: Props) {
  return <FileOfCandidate {...props} fileId={props.parsing?.fileId ?? 'resume'} />;
}

/** One file of a candidate; the resume instead of an attachment that is gone. */
function FileOfCandidate(props: Props & { fileId: string }) {
  const { candidateKey, sha256, parsing, fileId } = props;
  const { auth } = useFirebase();
  const { result, retry } = useResumeFile(candidateKey, fileId, sha256);
  if (result.status === 'loading') return <RowsLoading rows={8} height={48} />;
  if (result.status === 'error' && result.isGone && fileId !== 'resume') {
    return (
      <Stack gap="sm">
        <Alert color="yellow" icon={<IconFileOff size={18} aria-hidden />} role="status">
          {highlightTexts.parsedFileGone}
        </Alert>
        <FileOfCandidate {...props} fileId="resume" />
      </Stack>
    );
  }
  if (result.status === 'error') {
    return <LoadFailed what={result.message} {...(!result.isFinal && { onRetry: retry })} />;
  }
  const { file } = result;
  return (
    <Stack gap="sm">
      <MarkedDocument file={file} fileId={fileId} parsing={parsing} />
      <Group gap="xs">
        <Button
          variant="default"
          maw="100%"
          leftSection={<IconDownload size={16} aria-hidden />}
          onClick={() => {
            saveFile(file);
            recordDownload(auth, candidateKey, file.fileName);
          }}
        >
          <Text span inherit truncate title={file.fileName}>
            {documentTexts.download(file.fileName)}
          </Text>
        </Button>
        <ParseFileLink candidateKey={candidateKey} fileId={fileId} isParsed />
      </Group>
    </Stack>
  );
}
