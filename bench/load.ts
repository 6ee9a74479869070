import autocannon from 'autocannon';

export type Loaded = { perSecond: number; p50: number; p99: number };

/** Requests a second of one address, all of which must be answered as expected. */
export const load = async (
  url: string,
  headers: Record<string, string>,
  { clients, seconds, expect = '2xx' }: { clients: number; seconds: number; expect?: '2xx' | '3xx' },
): Promise<Loaded> => {
  const result = await autocannon({ url, headers, connections: clients, duration: seconds });
  const good = result[expect];
  const others = result['2xx'] + result.non2xx - good + result.errors;
  if (good === 0 || others > 0) throw new Error(`${url}: ${good} good answers, ${others} others`);
  return { perSecond: good / result.duration, p50: result.latency.p50, p99: result.latency.p99 };
};
