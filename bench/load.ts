import { connect } from 'node:net';

/** The highest number of bytes of a response's head. */
const headLimit = 8192;

export type Loaded = { perSecond: number; p50: number; p99: number };

/** Bytes of the response that begins with these bytes, its head included; 0 if it has another status. */
const lengthOf = (bytes: Uint8Array, expect: number): number => {
  const begin = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, headLimit));
  const head = begin.toString('latin1', 0, begin.indexOf('\r\n\r\n'));
  if (!head.startsWith(`HTTP/1.1 ${expect} `)) return 0;
  return head.length + 4 + Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
};

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

const requestFor = (url: string, headers: Record<string, string>): string => {
  const { host, pathname, search } = new URL(url);
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `GET ${pathname}${search} HTTP/1.1\r\n${lines.join('')}\r\n`;
};

/** Clients that send the same requests again and again, one after another, each client on its own connection. All requests
 * together count once and are timed as one. They do as little work as possible, because they share the machine with the
 * server they measure. Every response must be the expected one. */
export const load = async (
  urls: readonly [string, ...string[]],
  headers: Record<string, string>,
  { clients, seconds, expect = 200 }: { clients: number; seconds: number; expect?: number },
): Promise<Loaded> => {
  const { hostname, port } = new URL(urls[0]);
  const requests = urls.map((url) => requestFor(url, headers));
  const times: number[] = [];
  const since = performance.now();
  const ask = (): Promise<void> =>
    new Promise((resolve, reject) => {
      let left = 0;
      let sent = performance.now();
      let answered = 0;
      const send = () => socket.write(requests[answered % requests.length] ?? '');
      const read = (size: number, bytes: Uint8Array): boolean => {
        left ||= lengthOf(bytes.subarray(0, size), expect);
        if (left === 0) {
          socket.destroy(new Error(`${urls[answered % urls.length]} did not answer ${expect}`));
          return false;
        }
        left -= size;
        if (left > 0) return true;
        answered += 1;
        if (answered % requests.length > 0) return send();
        const now = performance.now();
        times.push(now - sent);
        if (now - since >= seconds * 1000) return Boolean(socket.end(resolve));
        sent = now;
        return send();
      };
      const onread = { buffer: Buffer.allocUnsafe(65_536), callback: read };
      const socket = connect({ port: Number(port), host: hostname, onread }).setNoDelay(true);
      socket.on('connect', send);
      socket.on('error', reject);
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
