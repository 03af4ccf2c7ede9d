import type { CandidateKey } from '@portal/domain/candidates/candidate-key';
import { highlightTexts } from '@portal/domain/texts/highlights';
import { Button } from '@mantine/core';
import { IconFileSearch } from '@tabler/icons-react';
import { Link } from 'react-router';
import { paths } from '../../../config/paths';

interface Props {
  candidateKey: CandidateKey;
  /** `resume`, or the id of an attachment. */
  fileId: string;
  isParsed?: boolean;
}

/** Leads to the choice of the file that is parsed, for the first time or once more. */
export function ParseFileLink({ candidateKey, fileId, isParsed = false }: Props) {
  return (
    <Button
      variant="default"
      component={Link}
      to={paths.parseCandidateFile.href(candidateKey.jobId, candidateKey.candidateId, fileId)}
      leftSection={<IconFileSearch size={16} aria-hidden />}
      style={{ alignSelf: 'flex-start' }}
    >
      {isParsed ? highlightTexts.parseAgain : highlightTexts.parse}
    </Button>
  );
}
