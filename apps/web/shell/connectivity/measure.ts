import { type Transfer, throughputOf } from './throughput.ts';

/** `speed` in bits per second; undefined as long as nothing says how fast the line is. */
export type Line = { online: false } | { online: true; speed: number | undefined };

let transfers: readonly Transfer[] = [];
let known: number | undefined;

new PerformanceObserver((list) => {
  transfers = [...transfers, ...(list.getEntries() as PerformanceResourceTiming[])];
}).observe({ type: 'resource', buffered: true });

/** Whether a test image arrives, and the speed of what the page has loaded since the last measurement. The image is too
 * small to measure the speed with, and people on mobile networks would pay for a larger one each minute. */
export const measure = async (): Promise<Line> => {
  try {
    const response = await fetch(`/images/1.png?${Math.random()}`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(20_000),
    });
    if (!response.ok) return { online: false };
    await response.arrayBuffer();
  } catch {
    return { online: false };
  }
  known = throughputOf(transfers) ?? known;
  transfers = [];
  return { online: true, speed: known };
};
