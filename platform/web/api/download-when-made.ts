import { ApiError } from './api-error.ts';
import { buildRequest, type CallOptions, type Target } from './build-request.ts';
import { send } from './send.ts';
import { unwrapAnswer } from './unwrap-answer.ts';

type Downloaded = { blob: Blob; name: string };

/** The address that reports the progress of a file that is still being made. */
type Announced = { later: string };

type DownloadOptions = CallOptions & { onProgress?: (share: number) => void };

const nameIn = (disposition: string | null): string =>
  decodeURIComponent(/filename\*=UTF-8''([^;]+)/.exec(disposition ?? '')?.[1] ?? 'download');

/** Downloads the bytes of an endpoint that returns a file, and reports the progress (0 to 1). */
const download = async (
  target: Target,
  parts: unknown,
  { onProgress, ...options }: DownloadOptions = {},
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

/** The progress of a file that the server makes after the call. */
export type Making = { state: 'waiting' | 'running' | 'made'; photos: number; photos_done: number };

type Parts = Parameters<typeof download>;

type Options = NonNullable<Parts[2]> & { onMaking?: (progress: Making) => void };

/** Milliseconds between two questions about the progress. */
const pause = 1000;

const wait = (signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, pause);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });

const untilMade = async ({ later }: Announced, { onMaking, signal }: Options): Promise<void> => {
  for (;;) {
    await wait(signal);
    const asked = { method: 'GET', path: later, root: true } as const;
    const progress = (await send(asked, undefined, signal ? { signal } : {})) as Making;
    onMaking?.(progress);
    if (progress.state === 'made') return;
  }
};

/** Downloads a file. If the server has to make it first, waits until it is made and then calls again: the answer is that
 * file, or one that has replaced it. */
export const downloadWhenMade = async (
  target: Parts[0],
  parts: unknown,
  options: Options = {},
): Promise<Downloaded> => {
  for (;;) {
    const got = await download(target, parts, options);
    if ('blob' in got) return got;
    await untilMade(got, options);
  }
};
