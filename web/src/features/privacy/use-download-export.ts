import { privacyApi } from '@portal/domain/contracts/privacy-api';
import { PortalError } from '@portal/domain/errors/portal-error';
import type { PrivacyRun } from '@portal/domain/privacy/privacy-run';
import { saveFile } from '../../components/document/save-file';
import { runWithNotice } from '../../components/ui/run-with-notice';
import { callApi } from '../../firebase/api-client';
import { useFirebase } from '../../firebase/firebase-context';
import { onThisHost } from '../../config/on-this-host';
import { useRecentProof } from '../../session/recent-proof';

const contentTypes = { json: 'application/json', pdf: 'application/pdf' } as const;

/** Downloads a file of an export; a failure is shown. */
export function useDownloadExport() {
  const { auth } = useFirebase();
  const withRecentProof = useRecentProof();
  return async ({ organizationId, id }: Pick<PrivacyRun, 'organizationId' | 'id'>, format: 'json' | 'pdf') => {
    await runWithNotice(
      async () => {
        const request = { organizationId, runId: id, format };
        const { url, fileName } = await withRecentProof(() =>
          callApi(auth, privacyApi.downloadExport, request, { api: 'app' }),
        );
        const response = await fetch(onThisHost(url));
        if (!response.ok) throw PortalError.fromAnswer(response.status, await response.json().catch(() => null));
        const bytes = new Uint8Array(await response.arrayBuffer());
        saveFile({ bytes, fileName, contentType: contentTypes[format] });
      },
      { done: undefined },
    );
  };
}
