import { candidatesApi } from '@portal/domain/contracts/candidates-api';
import { PortalError } from '@portal/domain/errors/portal-error';
import { collections } from '@portal/domain/paths/firestore-paths';
import { storagePaths } from '@portal/domain/paths/storage-paths';
import { attachmentFault } from '@portal/domain/profiles/profile-files';
import { attachmentTexts } from '@portal/domain/texts/profiles';
import { notifications } from '@mantine/notifications';
import { collection, doc } from 'firebase/firestore';
import { useState } from 'react';
import { useLeaveWarning } from '../../../components/ui/use-leave-warning';
import { callApi } from '../../../firebase/api-client';
import { useData } from '../../../firebase/data-provider';
import { useFirebase } from '../../../firebase/firebase-context';
import { stageFile } from '../../../firebase/stage-file';
import type { CandidateKey } from '@portal/domain/candidates/candidate-key';

/** A file on its way to a candidate. */
export interface Attaching {
  id: string;
  name: string;
  /** Part of the bytes that have arrived, 0 to 1. */
  progress: number;
  /** What is wrong with it; empty while nothing is. */
  message: string;
}

/** Attaches files to a candidate, one after the other, with how far each has come. */
export function useAttach(key: CandidateKey) {
  const { auth } = useFirebase();
  const { firestore, storage } = useData();
  const [files, setFiles] = useState<readonly Attaching[]>([]);
  const change = (id: string, changes: Partial<Attaching>) => {
    setFiles((known) => known.map((file) => (file.id === id ? { ...file, ...changes } : file)));
  };
  const attachOne = async (file: File, fileId: string): Promise<boolean> => {
    const uid = auth.currentUser?.uid ?? '';
    const stagedPath = storagePaths.staged(key.organizationId, uid, fileId, file.name);
    try {
      await stageFile(storage, stagedPath, file, (progress) => {
        change(fileId, { progress });
      });
      const request = { ...key, fileId, stagedPath, fileName: file.name };
      await callApi(auth, candidatesApi.addAttachment, request, { api: 'app' });
      return true;
    } catch (error) {
      change(fileId, { message: PortalError.from(error).userMessage });
      return false;
    }
  };
  useLeaveWarning(files.some(({ message }) => message === ''));

  const attach = async (chosen: readonly File[]) => {
    const path = collections.fileAttachments(key.organizationId, key.jobId, key.candidateId);
    const queue = chosen.map((file) => ({
      file,
      id: doc(collection(firestore, path)).id,
      fault: attachmentFault(file),
    }));
    setFiles((known) => [
      ...known.filter(({ message }) => message === ''),
      ...queue.map(({ file, id, fault }) => ({ id, name: file.name, progress: 0, message: fault ?? '' })),
    ]);
    let attached = 0;
    for (const { file, id } of queue.filter(({ fault }) => fault === null)) {
      if (!(await attachOne(file, id))) continue;
      attached += 1;
      setFiles((known) => known.filter((other) => other.id !== id));
    }
    if (attached > 0) notifications.show({ message: attachmentTexts.attached });
  };
  return { files, attach };
}
