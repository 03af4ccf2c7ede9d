import type { ResumeParsing } from '@portal/domain/candidates/parsing-record';
import { highlightTexts } from '@portal/domain/texts/highlights';
import { Button, Group, Stack } from '@mantine/core';
import { IconDownload, IconFileSearch } from '@tabler/icons-react';
import { Link } from 'react-router';
import { saveFile } from '../../../components/document/save-file';
import { LoadFailed, RowsLoading } from '../../../components/ui/states';
import { paths } from '../../../config/paths';
import { useFirebase } from '../../../firebase/firebase-context';
import { tellDownload } from '../data/tell-download';
import type { CandidateKey } from '@portal/domain/candidates/candidate-key';
import { useResumeFile } from '../data/use-resume-file';
import { MarkedDocument } from '../highlights/marked-document';

interface Props {
  candidateKey: CandidateKey;
  sha256: string;
  parsing: ResumeParsing | null;
}

/** The resume as the candidate wrote it, with the places of what was read in it. */
export function OriginalDocument({ candidateKey, sha256, parsing }: Props) {
  const { auth } = useFirebase();
  const fileId = parsing?.fileId ?? 'resume';
  const { result, retry } = useResumeFile(candidateKey, fileId, sha256);
  if (result.status === 'loading') return <RowsLoading rows={8} height={48} />;
  if (result.status === 'error') return <LoadFailed what={result.message} onRetry={retry} />;
  const { file } = result;
  return (
    <Stack gap="sm">
      <MarkedDocument file={file} parsing={parsing} />
      <Group gap="xs">
        <Button
          variant="default"
          maw="100%"
          leftSection={<IconDownload size={16} aria-hidden />}
          onClick={() => {
            saveFile(file);
            tellDownload(auth, candidateKey, file.fileName);
          }}
        >
          Download {file.fileName}
        </Button>
        <Button
          variant="default"
          component={Link}
          to={paths.parseCandidateFile.href(candidateKey.jobId, candidateKey.candidateId, fileId)}
          leftSection={<IconFileSearch size={16} aria-hidden />}
        >
          {highlightTexts.parseAgain}
        </Button>
      </Group>
    </Stack>
  );
}
