import { comparableEmail } from '@portal/domain/candidates/duplicate';
import { appApi } from '@portal/domain/contracts/app-api';
import { candidatesApi } from '@portal/domain/contracts/candidates-api';
import { parsingApi } from '@portal/domain/contracts/parsing-api';
import { PortalError } from '@portal/domain/errors/portal-error';
import { collections, documents, parserIndexIds } from '@portal/domain/paths/firestore-paths';
import { scanProgressSchema } from '@portal/domain/resumes/scan-progress';
import { storagePaths } from '@portal/domain/paths/storage-paths';
import type { Auth } from 'firebase/auth';
import { collection, doc, onSnapshot, type Firestore } from 'firebase/firestore';
import type { FirebaseStorage } from 'firebase/storage';
import { untilOnline } from '../../../components/ui/until-online';
import { callApi } from '../../../firebase/api-client';
import { stageFile } from '../../../firebase/stage-file';
import { gradeCandidate } from '../score/grade-candidate';
import type { UploadSteps } from './upload';

const pauseBeforeRetryMs = 2_000;

/** The steps of an upload: Storage, then the functions. */
export function uploadSteps(options: {
  auth: Auth;
  firestore: Firestore;
  storage: FirebaseStorage;
  organizationId: string;
  jobId: string;
}): UploadSteps {
  const { auth, firestore, storage, organizationId, jobId } = options;
  const discard = async (stagedPath: string, documentId: string) => {
    await callApi(auth, appApi.discardUpload, { organizationId, stagedPath, documentId }, { api: 'app' });
  };
  return {
    newId: () => doc(collection(firestore, collections.candidates(organizationId, jobId))).id,
    stage: async (file, uploadId, { onProgress, signal }) => {
      const uid = auth.currentUser?.uid;
      if (!uid) throw new PortalError('unauthenticated');
      const stagedPath = storagePaths.staged(organizationId, uid, uploadId, file.name);
      try {
        await stageFile(storage, stagedPath, file, { onProgress, signal });
      } finally {
        // Also when its last bytes have arrived before it was ended.
        if (signal.aborted) await discard(stagedPath, '');
      }
      return { fileName: file.name, stagedPath, size: file.size };
    },
    expand: async ({ stagedPath }) => {
      const { entries } = await callApi(auth, appApi.expandArchive, { organizationId, stagedPath }, { api: 'app' });
      return entries;
    },
    parse: async ({ stagedPath, fileName }, candidateId, onScan) => {
      const progress = doc(firestore, documents.scanProgress(organizationId, candidateId));
      const stop = onSnapshot(
        progress,
        (snapshot) => {
          onScan(snapshot.exists() ? scanProgressSchema.cast(snapshot.data()) : null);
        },
        // The row then shows no pages.
        () => undefined,
      );
      const { Value } = await callApi(
        auth,
        parsingApi.parseResumeAndIndex,
        {
          StagedDocumentPath: stagedPath,
          FileName: fileName,
          OutputHtml: true,
          IndexingOptions: { IndexId: parserIndexIds.resumes(organizationId), DocumentId: candidateId },
        },
        { api: 'admin' },
      ).finally(stop);
      const { email, fullName, reading } = Value.Parsed;
      return { person: comparableEmail(email) || fullName, reading };
    },
    add: async ({ stagedPath, fileName }, candidateId, options) => {
      const request = { organizationId, jobId, candidateId, stagedPath, fileName, ...options };
      return await callApi(auth, candidatesApi.addJobCandidate, request, { api: 'app' });
    },
    replace: async ({ stagedPath, fileName }, documentId, candidateId) => {
      const request = { organizationId, jobId, candidateId, documentId, stagedPath, fileName };
      const { keptCorrections } = await callApi(auth, candidatesApi.replaceResume, request, { api: 'app' });
      return keptCorrections;
    },
    grade: (candidateId) => gradeCandidate(auth, { organizationId, jobId, candidateId }),
    discard: ({ stagedPath }, documentId) => discard(stagedPath, documentId),
    connection: () =>
      navigator.onLine ? new Promise((resolve) => setTimeout(resolve, pauseBeforeRetryMs)) : untilOnline(),
  };
}
