import { useCallback, useMemo } from 'react';
import { useNavigate, useParams } from 'react-router';
import { paths } from '../../../config/paths';
import { useCandidate } from '../../../features/candidates/data/use-candidate';
import { ParseFileDialog } from '../../../features/candidates/parse-file/parse-file-dialog';
import { useOrganization } from '../../../session/session-context';

/** /app/jobs/{jobId}/candidate/parse/{candidateId}/file/{fileId}: the dialog that parses a file, over the candidate page. */
export function Component() {
  const { jobId = '', candidateId = '', fileId = '' } = useParams();
  const organizationId = useOrganization().id;
  const key = useMemo(() => ({ organizationId, jobId, candidateId }), [organizationId, jobId, candidateId]);
  const candidate = useCandidate(key);
  const navigate = useNavigate();
  const close = useCallback(() => {
    void navigate(paths.candidate.href(jobId, candidateId), { replace: true });
  }, [navigate, jobId, candidateId]);
  if (!candidate.data) return null;
  return <ParseFileDialog candidate={candidate.data} candidateKey={key} fileId={fileId} onClose={close} />;
}
