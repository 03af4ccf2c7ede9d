import type { Attachment } from '@portal/domain/candidates/attachment';
import type { CandidateKey } from '@portal/domain/candidates/candidate-key';
import type { Credential } from '@portal/domain/candidates/credential';
import type { JobCandidate } from '@portal/domain/candidates/job-candidate';
import { candidatesApi } from '@portal/domain/contracts/candidates-api';
import { attachmentsPanelTexts } from '@portal/domain/texts/candidate-page';
import { attachmentTexts } from '@portal/domain/texts/profiles';
import { notifications } from '@mantine/notifications';
import { useCallback } from 'react';
import { offerUndo } from '../../../components/ui/offer-undo';
import { callApi } from '../../../firebase/api-client';
import { useFirebase } from '../../../firebase/firebase-context';
import { downloadMerged } from '../download/download-pdf';
import { downloadCandidateFile } from '../download/download-candidate-file';
import { recordDownload } from '../download/record-download';
import { useDownload } from '../download/use-download';

/** Identifies the merged PDF among the downloads, which are identified by file ids. */
export const mergeId = 'merge';

/** Actions on a candidate's attachments. */
export function useFileActions({ resume }: Pick<JobCandidate, 'resume'>, candidateKey: CandidateKey) {
  const { auth } = useFirebase();
  const download = useDownload();
  const { start } = download;
  const change = (fileId: string, changes: { name?: string; isRemoved?: boolean }) =>
    callApi(auth, candidatesApi.changeAttachment, { ...candidateKey, fileId, ...changes }, { api: 'app' });

  const startDownload = useCallback(
    (fileId: string) =>
      start(fileId, async (signal) => {
        const file = await downloadCandidateFile(auth, candidateKey, signal, fileId);
        recordDownload(auth, candidateKey, file.fileName);
        return file;
      }),
    [start, auth, candidateKey],
  );
  /** One PDF of the resume and the chosen files. */
  const startMerge = (chosen: readonly Attachment[]) =>
    start(mergeId, async (signal) => {
      const paths = [...(resume ? [resume.storagePath] : []), ...chosen.map(({ content }) => content)];
      const file = await downloadMerged(auth, paths, signal);
      recordDownload(auth, candidateKey, file.fileName);
      return file;
    });
  /** @throws PortalError with the message for the user. */
  const rename = async (fileId: string, name: string): Promise<void> => {
    await change(fileId, { name });
  };
  /** @throws PortalError with the message for the user. */
  const markCredential = async (fileId: string, credential: Credential | null): Promise<void> => {
    await callApi(auth, candidatesApi.setCredential, { ...candidateKey, fileId, credential }, { api: 'app' });
  };
  const remove = async ({ id, name }: Attachment): Promise<void> => {
    try {
      await change(id, { isRemoved: true });
      offerUndo(attachmentsPanelTexts.removed(name), async () => {
        await change(id, { isRemoved: false });
      });
    } catch {
      notifications.show({ color: 'red', message: attachmentTexts.notDeleted(name) });
    }
  };
  return { download, startDownload, startMerge, rename, markCredential, remove };
}
