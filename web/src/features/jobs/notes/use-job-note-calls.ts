import { jobNotesApi } from '@portal/domain/contracts/job-notes-api';
import { callApi } from '../../../firebase/api-client';
import { useFirebase } from '../../../firebase/firebase-context';

/** Calls about the notes of a job. */
export function useJobNoteCalls(organizationId: string, jobId: string) {
  const { auth } = useFirebase();
  const options = { api: 'app' } as const;
  const key = { organizationId, jobId };
  return {
    add: (note: { noteId: string; text: string; isForClient: boolean }) =>
      callApi(auth, jobNotesApi.addJobNote, { ...key, ...note }, options),
    remove: (noteId: string) => callApi(auth, jobNotesApi.removeJobNote, { ...key, noteId }, options),
  };
}
