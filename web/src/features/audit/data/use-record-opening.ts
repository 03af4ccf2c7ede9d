import { privacyApi } from '@portal/domain/contracts/privacy-api';
import { useEffect } from 'react';
import { callApi } from '../../../firebase/api-client';
import { useFirebase } from '../../../firebase/firebase-context';

/** What this tab has recorded already; the server records each candidate once a day as well. */
const recorded = new Set<string>();

/** Records for the audit trail that the user has opened a candidate. Nothing waits for it. */
export function useRecordOpening(organizationId: string, jobId: string, candidateId: string, isOpen: boolean): void {
  const { auth } = useFirebase();
  useEffect(() => {
    const mark = [new Date().toDateString(), auth.currentUser?.uid, organizationId, candidateId].join('/');
    if (!isOpen || recorded.has(mark)) return;
    recorded.add(mark);
    callApi(auth, privacyApi.recordOpening, { organizationId, jobId, candidateId }, { api: 'app' }).catch(() => {
      recorded.delete(mark);
    });
  }, [auth, organizationId, jobId, candidateId, isOpen]);
}
