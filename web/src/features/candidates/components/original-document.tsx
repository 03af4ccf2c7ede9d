import type { ResumeParsing } from '@portal/domain/candidates/parsing-record';
import { Button, Group, Stack } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { saveFile } from '../../../components/document/save-file';
import { LoadFailed, RowsLoading } from '../../../components/ui/states';
import type { CandidateKey } from '../data/use-candidate';
import { useResumeFile } from '../data/use-resume-file';
import { MarkedDocument } from '../highlights/marked-document';

interface Props {
  candidateKey: CandidateKey;
  sha256: string;
  parsing: ResumeParsing | null;
}

/** The resume as the candidate wrote it, with the places of what was read in it. */
export function OriginalDocument({ candidateKey, sha256, parsing }: Props) {
  const fileId = parsing?.fileId ?? 'resume';
  const { result, retry } = useResumeFile(candidateKey, fileId, sha256);
  if (result.status === 'loading') return <RowsLoading rows={8} height={48} />;
  if (result.status === 'error') return <LoadFailed what={result.message} onRetry={retry} />;
  const { file } = result;
  return (
    <Stack gap="sm">
      <MarkedDocument file={file} parsing={parsing} />
      <Group>
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
      </Group>
    </Stack>
  );
}
