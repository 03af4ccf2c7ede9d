import { apiBasePaths, type AnswerOf } from '@portal/domain/contracts/endpoint';
import type { publicApi } from '@portal/domain/contracts/public-api';
import { PortalError } from '@portal/domain/errors/portal-error';
import { isSuccess } from './call';

export type UploadAnswer = AnswerOf<typeof publicApi.uploadResume>;

export interface ResumeUpload {
  file: File;
  /** The applicant has confirmed that the file is a resume. */
  isConfirmed: boolean;
  /** The applicant agrees to be represented. */
  isAgreed: boolean;
}

export interface UploadOptions {
  onProgress: (part: number) => void;
  signal: AbortSignal;
}

/**
 * Uploads an applicant's resume, by XMLHttpRequest, because `fetch` does not report upload progress.
 * @param to the call, and what names the job or the application.
 * @param options.onProgress the uploaded part, 0 to 1.
 * @param options.signal aborts the upload; the promise then rejects with an AbortError.
 * @returns when the candidate is parsed, added and graded: whether there is one, and the files that do not look like a
 *   resume and were left out.
 * @throws PortalError with the server's message; `unavailable` when the connection is lost.
 */
export function uploadResume(
  to: { call: 'uploadResume' | 'uploadNewResume'; names: Readonly<Record<string, string>> },
  { file, isConfirmed, isAgreed }: ResumeUpload,
  { onProgress, signal }: UploadOptions,
): Promise<UploadAnswer> {
  const form = new FormData();
  form.set('file', file, file.name);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const query = new URLSearchParams({
      ...to.names,
      ...(isConfirmed ? { isConfirmed: 'true' } : {}),
      ...(isAgreed ? { isAgreed: 'true' } : {}),
    });
    request.open('POST', `${apiBasePaths.public}/${to.call}?${query}`);
    request.responseType = 'json';
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    });
    request.addEventListener('load', () => {
      const body: unknown = request.response;
      if (request.status >= 200 && request.status < 300 && isSuccess<UploadAnswer>(body)) resolve(body.data);
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
