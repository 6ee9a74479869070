const bits = 381 * 8;

/** Bits per second, or null when the test image cannot be loaded. */
export const measure = async (): Promise<number | null> => {
  const started = performance.now();
  try {
    const response = await fetch(`/images/1.png?${Math.random()}`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(20_000),
    });
    if (!response.ok) return null;
    await response.arrayBuffer();
  } catch {
    return null;
  }
  return bits / Math.max(0.001, (performance.now() - started) / 1000);
};

/** In the largest unit in which the speed is at least one. */
export const speedUnits = (bps: number): { value: number; unit: 'mbps' | 'kbps' | 'bps' } => {
  if (bps / 1_000_000 > 1) return { value: bps / 1_000_000, unit: 'mbps' };
  if (bps / 1000 > 1) return { value: bps / 1000, unit: 'kbps' };
  return { value: bps, unit: 'bps' };
};
