import { PortalError } from '@portal/domain/errors/portal-error';
import { publicUrl } from './call';

export interface ResumeUpload {
  publicToken: string;
  jobId: string;
  file: File;
}

/**
 * Uploads an applicant's resume, by XMLHttpRequest, because `fetch` does not report upload progress.
 * @param options.onProgress the uploaded part, 0 to 1.
 * @param options.signal aborts the upload; the promise then rejects with an AbortError.
 * @returns when the candidate is parsed, added and graded.
 * @throws PortalError with the server's message; `unavailable` when the connection is lost.
 */
export function uploadResume(
  { publicToken, jobId, file }: ResumeUpload,
  { onProgress, signal }: { onProgress: (part: number) => void; signal: AbortSignal },
): Promise<void> {
  const form = new FormData();
  form.set('file', file, file.name);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `${publicUrl('uploadResume')}?${new URLSearchParams({ publicToken, jobId })}`);
    request.responseType = 'json';
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    });
    request.addEventListener('load', () => {
      const body: unknown = request.response;
      if (request.status >= 200 && request.status < 300) resolve();
      else reject(PortalError.fromAnswer(request.status, body));
    });
    for (const lost of ['error', 'timeout'] as const) {
      request.addEventListener(lost, () => {
        reject(new PortalError('unavailable'));
      });
    }
    request.addEventListener('abort', () => {
      reject(new DOMException('The upload was canceled.', 'AbortError'));
    });
    signal.addEventListener('abort', () => {
      request.abort();
    });
    request.send(form);
  });
}
