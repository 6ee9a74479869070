import { type Announced, type Downloaded, download } from './download.ts';
import { send } from './send.ts';

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
