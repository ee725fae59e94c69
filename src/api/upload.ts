import { parseBody, retryAfterOf } from './answer.ts';
import { nothingCameBack, type Send } from './transport.ts';

/** Bytes. */
export interface UploadProgress {
  readonly loaded: number;
  readonly total: number;
}

/** Sends by `XMLHttpRequest`, which tells how much of a file has been sent (POP-3); `fetch` cannot. Rejects as `sendBy` does. */
export const sendWithProgress =
  (onProgress: (progress: UploadProgress) => void): Send =>
  ({ method, url, headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      const fail = () => reject(nothingCameBack());
      const abort = () => request.abort();
      request.open(method, url);
      request.withCredentials = true;
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
      request.upload.addEventListener('progress', ({ loaded, total }) => onProgress({ loaded, total }));
      request.addEventListener('load', () => {
        const retryAfter = retryAfterOf(request.getResponseHeader('Retry-After'), Date.now());
        resolve({ status: request.status, body: parseBody(request.responseText), retryAfter });
      });
      for (const end of ['error', 'abort', 'timeout']) request.addEventListener(end, fail);
      request.addEventListener('loadend', () => signal.removeEventListener('abort', abort));
      if (signal.aborted) return fail();
      signal.addEventListener('abort', abort);
      request.send(body ?? null);
    });
