import { PortalError, type ErrorKind } from '@portal/domain/errors/portal-error';
import { viewerCheckDelay } from '@portal/domain/profiles/viewer-checks';
import { useCallback, useEffect, useState } from 'react';
import type { DocumentFile } from '../../../components/document/document-file';
import { useAuthState } from '../../../firebase/auth-state';
import { useFirebase } from '../../../firebase/firebase-context';
import { downloadCandidateFile } from '../download/download-candidate-file';
import type { CandidateKey } from '@portal/domain/candidates/candidate-key';

type Loading =
  | { status: 'loading' }
  /** `isFinal`: another try would fail the same way. */
  | { status: 'error'; message: string; isGone: boolean; isFinal: boolean }
  | { status: 'success'; file: DocumentFile };

const finalKinds: readonly ErrorKind[] = ['notFound', 'permissionDenied', 'unusableFile', 'tooLarge'];

/**
 * A file of a candidate, loaded. After a passing failure it is asked for again by itself, and while the session is over it
 * waits for the next sign-in.
 * @param fileId `resume`, or the id of an attachment.
 * @param version changes with the file behind the id.
 */
export function useResumeFile(
  { organizationId, jobId, candidateId }: CandidateKey,
  fileId: string,
  version: string,
): { result: Loading; retry: () => void } {
  const { auth } = useFirebase();
  const account = useAuthState();
  const signIns = account.status === 'signedIn' ? account.signIns : 0;
  const [attempt, setAttempt] = useState(0);
  const source = `${organizationId}/${jobId}/${candidateId}/${fileId}/${version}/${attempt}`;
  const [loaded, setLoaded] = useState<{ source: string; result: Loading }>();
  useEffect(() => {
    const controller = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const load = (check: number) => {
      downloadCandidateFile(auth, { organizationId, jobId, candidateId }, controller.signal, fileId).then(
        (file) => {
          setLoaded({ source, result: { status: 'success', file } });
        },
        (error: unknown) => {
          if (controller.signal.aborted) return;
          const { userMessage: message, kind } = PortalError.from(error);
          if (kind === 'unauthenticated' && auth.currentUser === null) return;
          const isFinal = finalKinds.includes(kind);
          setLoaded({ source, result: { status: 'error', message, isGone: kind === 'notFound', isFinal } });
          const delay = viewerCheckDelay('core', '', check);
          if (isFinal || delay === null) return;
          timer = setTimeout(load, delay, check + 1);
        },
      );
    };
    load(1);
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [auth, organizationId, jobId, candidateId, fileId, source, signIns]);
  const retry = useCallback(() => {
    setAttempt((number) => number + 1);
  }, []);
  return { result: loaded?.source === source ? loaded.result : { status: 'loading' }, retry };
}
