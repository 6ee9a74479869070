import { connect } from 'node:net';

export type Loaded = { perSecond: number; p50: number; p99: number };

/** Length of the first complete response in the received text, or 0 while it is incomplete. */
const lengthOf = (text: string): number => {
  const head = text.indexOf('\r\n\r\n');
  if (head < 0) return 0;
  const length = Number(/content-length: (\d+)/i.exec(text)?.[1] ?? 0);
  return text.length >= head + 4 + length ? head + 4 + length : 0;
};

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** Clients that send the same request again and again, each on its own connection. They do as little work as possible,
 * because they share the machine with the server they measure. Every response must be the expected one. */
export const load = async (
  url: string,
  headers: Record<string, string>,
  { clients, seconds, expect = 200 }: { clients: number; seconds: number; expect?: number },
): Promise<Loaded> => {
  const { hostname, port, pathname, search } = new URL(url);
  const lines = Object.entries({ host: `${hostname}:${port}`, ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  const request = `GET ${pathname}${search} HTTP/1.1\r\n${lines.join('')}\r\n`;
  const times: number[] = [];
  const since = performance.now();
  const ask = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const socket = connect(Number(port), hostname).setEncoding('latin1').setNoDelay(true);
      let received = '';
      let sent = performance.now();
      socket.on('connect', () => socket.write(request));
      socket.on('error', reject);
      socket.on('data', (chunk) => {
        received += chunk;
        const length = lengthOf(received);
        if (length === 0) return;
        const status = Number(received.slice(9, 12));
        if (status !== expect) return void reject(new Error(`${url} answered ${status}, not ${expect}`));
        const now = performance.now();
        times.push(now - sent);
        if (now - since >= seconds * 1000) return void socket.end(resolve);
        received = received.slice(length);
        sent = now;
        socket.write(request);
      });
    });
  await Promise.all(Array.from({ length: clients }, ask));
  const elapsed = (performance.now() - since) / 1000;
  const sorted = times.toSorted((a, b) => a - b);
  return {
    perSecond: times.length / elapsed,
    p50: percentile(sorted, 0.5),
    p99: percentile(sorted, 0.99),
  };
};
