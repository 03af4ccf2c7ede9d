import type { Attachment } from '@portal/domain/candidates/attachment';
import type { CandidateKey } from '@portal/domain/candidates/candidate-key';
import { attachmentsPanelTexts } from '@portal/domain/texts/candidate-page';
import { Button, Modal, Stack, Text } from '@mantine/core';
import { DocumentViewer } from '../../../components/document/document-viewer';
import { saveFile } from '../../../components/document/save-file';
import { LoadFailed, RowsLoading } from '../../../components/ui/states';
import { useResumeFile } from '../document/use-resume-file';

interface Props {
  file: Attachment;
  candidateKey: CandidateKey;
  onClose: () => void;
}

/** An attachment over the page: PDF, Word, pictures, text and tables of text; others can be downloaded. */
export function ViewFile({ file, candidateKey, onClose }: Props) {
  const { result, retry } = useResumeFile(candidateKey, file.id, file.uuid);
  return (
    <Modal opened onClose={onClose} title={file.name} size="80rem" centered>
      {result.status === 'loading' && <RowsLoading rows={6} />}
      {result.status === 'error' && <LoadFailed what={result.message} onRetry={retry} />}
      {result.status === 'success' && (
        <DocumentViewer
          file={result.file}
          fallback={
            <Stack align="center" py="xl">
              <Text size="sm">{attachmentsPanelTexts.notShown}</Text>
              <Button
                variant="default"
                onClick={() => {
                  saveFile(result.file);
                }}
              >
                {attachmentsPanelTexts.download}
              </Button>
            </Stack>
          }
        />
      )}
    </Modal>
  );
}
