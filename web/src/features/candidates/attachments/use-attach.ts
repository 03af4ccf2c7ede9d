import { appApi } from '@portal/domain/contracts/app-api';
import { candidatesApi } from '@portal/domain/contracts/candidates-api';
import { PortalError } from '@portal/domain/errors/portal-error';
import { collections } from '@portal/domain/paths/firestore-paths';
import { storagePaths } from '@portal/domain/paths/storage-paths';
import { attachmentFault } from '@portal/domain/profiles/profile-files';
import { attachmentTexts } from '@portal/domain/texts/profiles';
import { notifications } from '@mantine/notifications';
import { collection, doc } from 'firebase/firestore';
import { useRef, useState } from 'react';
import { useLeaveWarning } from '../../../components/ui/use-leave-warning';
import { callApi } from '../../../firebase/api-client';
import { useData } from '../../../firebase/data-provider';
import { useFirebase } from '../../../firebase/firebase-context';
import { stageFile } from '../../../firebase/stage-file';
import type { CandidateKey } from '@portal/domain/candidates/candidate-key';

/** An attachment being uploaded. */
export interface Attaching {
  id: string;
  name: string;
  /** Uploaded part of the bytes, 0 to 1. */
  progress: number;
  /** What is wrong with it; empty when nothing is. */
  message: string;
  /** It is uploaded and being attached, which cannot be canceled. */
  isArrived: boolean;
}

/** Attaches files to a candidate, one after the other, with their progress. */
export function useAttach(key: CandidateKey) {
  const { auth } = useFirebase();
  const { firestore, storage } = useData();
  const [files, setFiles] = useState<readonly Attaching[]>([]);
  /** Cancels each of them until it is uploaded. */
  const stops = useRef(new Map<string, AbortController>());
  const change = (id: string, changes: Partial<Attaching>) => {
    setFiles((known) => known.map((file) => (file.id === id ? { ...file, ...changes } : file)));
  };
  const drop = (id: string) => {
    setFiles((known) => known.filter((file) => file.id !== id));
  };
  const attachOne = async (file: File, fileId: string, signal: AbortSignal): Promise<boolean> => {
    const uid = auth.currentUser?.uid ?? '';
    const stagedPath = storagePaths.staged(key.organizationId, uid, fileId, file.name);
    try {
      const onProgress = (progress: number) => {
        change(fileId, { progress });
      };
      await stageFile(storage, stagedPath, file, { onProgress, signal });
      signal.throwIfAborted();
      stops.current.delete(fileId);
      change(fileId, { isArrived: true });
      const request = { ...key, fileId, stagedPath, fileName: file.name };
      await callApi(auth, candidatesApi.addAttachment, request, { api: 'app' });
      return true;
    } catch (error) {
      change(fileId, { message: PortalError.from(error).userMessage });
      return false;
    } finally {
      if (signal.aborted) {
        const staged = { organizationId: key.organizationId, stagedPath, documentId: '' };
        await callApi(auth, appApi.discardUpload, staged, { api: 'app' }).catch(() => undefined);
      }
    }
  };
  /** Cancels a file that is not uploaded yet, and discards its bytes. */
  const cancel = (id: string) => {
    const stop = stops.current.get(id);
    if (!stop) return;
    stop.abort();
    drop(id);
  };
  useLeaveWarning(files.some(({ message }) => message === ''));

  const attach = async (chosen: readonly File[]) => {
    const path = collections.fileAttachments(key.organizationId, key.jobId, key.candidateId);
    const queue = chosen.map((file) => ({
      file,
      id: doc(collection(firestore, path)).id,
      fault: attachmentFault(file),
      stop: new AbortController(),
    }));
    for (const { id, stop } of queue) stops.current.set(id, stop);
    setFiles((known) => [
      ...known.filter(({ message }) => message === ''),
      ...queue.map(({ file, id, fault }) => ({
        id,
        name: file.name,
        progress: 0,
        message: fault ?? '',
        isArrived: false,
      })),
    ]);
    let attached = 0;
    for (const { file, id, stop } of queue.filter(({ fault }) => fault === null)) {
      if (stop.signal.aborted || !(await attachOne(file, id, stop.signal))) continue;
      attached += 1;
      drop(id);
    }
    if (attached > 0) notifications.show({ message: attachmentTexts.attached });
  };
  return { files, attach, cancel };
}
