import { ApiError } from './api-error.ts';
import { buildRequest, type CallOptions, type Target } from './build-request.ts';
import { unwrapAnswer } from './unwrap-answer.ts';

export type Downloaded = { blob: Blob; name: string };

/** The address that reports the progress of a file that is still being made. */
export type Announced = { later: string };

type Options = CallOptions & { onProgress?: (share: number) => void };

const nameIn = (disposition: string | null): string =>
  decodeURIComponent(/filename\*=UTF-8''([^;]+)/.exec(disposition ?? '')?.[1] ?? 'download');

/** Downloads the bytes of an endpoint that returns a file, and reports the progress (0 to 1). */
export const download = async (
  target: Target,
  parts: unknown,
  { onProgress, ...options }: Options = {},
): Promise<Downloaded | Announced> => {
  const { url, ...init } = buildRequest(target, parts, options);
  let response: Response;
  try {
    response = await fetch(url, { ...init, credentials: 'same-origin', signal: options.signal });
    const later = response.status === 202 && response.headers.get('location');
    if (later) return { later };
    if (response.ok && response.body) {
      const whole = Number(response.headers.get('content-length'));
      const chunks: Uint8Array<ArrayBuffer>[] = [];
      let come = 0;
      for (const reader = response.body.getReader(); ; ) {
        const { done, value } = await reader.read();
        if (done) break;
        chunks.push(value);
        come += value.length;
        if (whole > 0) onProgress?.(come / whole);
      }
      // Some browsers end the stream of a broken connection as if it were complete.
      if (come < whole) throw new Error(`${come} of ${whole} bytes`);
      const type = response.headers.get('content-type') ?? '';
      return { blob: new Blob(chunks, { type }), name: nameIn(response.headers.get('content-disposition')) };
    }
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw new ApiError(0, undefined, error instanceof Error ? error.message : String(error));
  }
  unwrapAnswer(response.status, await response.text(), options);
  throw new ApiError(response.status, undefined, `HTTP ${response.status}`);
};
