export type Transfer = Pick<PerformanceResourceTiming, 'transferSize' | 'responseStart' | 'responseEnd'>;

/** Bytes. A smaller transfer arrives all at once, and tells only how long the first byte took. */
const min = 4096;

/** Bits per second of the fastest transfer, because those at the same time share the line. The time to the first byte
 * is latency and does not count. Undefined when nothing was large enough. */
export const throughputOf = (transfers: readonly Transfer[]): number | undefined => {
  const speeds = transfers
    .filter(({ transferSize }) => transferSize >= min)
    .map(
      ({ transferSize, responseStart, responseEnd }) =>
        (transferSize * 8 * 1000) / Math.max(1, responseEnd - responseStart),
    );
  return speeds.length > 0 ? Math.max(...speeds) : undefined;
};

/** Converts a speed to the largest unit in which it is more than one. */
export const speedUnits = (bps: number): { value: number; unit: 'mbps' | 'kbps' | 'bps' } => {
  if (bps / 1_000_000 > 1) return { value: bps / 1_000_000, unit: 'mbps' };
  if (bps / 1000 > 1) return { value: bps / 1000, unit: 'kbps' };
  return { value: bps, unit: 'bps' };
};
