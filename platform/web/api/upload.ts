import type { AnswerOf, CallOf, EndpointShape } from '#platform/contract/endpoint';
import { ApiError } from './api-error.ts';
import { buildRequest, type CallOptions } from './build-request.ts';
import { hearServerDate } from './server-clock.ts';
import { unwrapAnswer } from './unwrap-answer.ts';

type UploadOptions = CallOptions & { onProgress?: (share: number) => void };

/** Like `call`, but reports how much of the body has been sent (0 to 1), which fetch cannot. */
export const upload = <E extends EndpointShape>(
  endpoint: E,
  parts: CallOf<E>,
  { onProgress, ...options }: UploadOptions = {},
): Promise<AnswerOf<E>> =>
  new Promise((resolve, reject) => {
    const { url, method, headers, body } = buildRequest(endpoint, parts, options);
    const request = new XMLHttpRequest();
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) onProgress?.(event.loaded / event.total);
    };
    request.onload = () => {
      hearServerDate(request.getResponseHeader('Date'));
      try {
        resolve(unwrapAnswer(request.status, request.responseText, options) as AnswerOf<E>);
      } catch (error) {
        reject(error);
      }
    };
    request.onerror = () => reject(new ApiError(0, undefined, 'Network error'));
    request.onabort = () => reject(new DOMException('Aborted', 'AbortError'));
    options.signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send((body ?? null) as XMLHttpRequestBodyInit | null);
  });
