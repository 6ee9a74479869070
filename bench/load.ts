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

const requestFor = (url: string, headers: Record<string, string>): string => {
  const { host, pathname, search } = new URL(url);
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `GET ${pathname}${search} HTTP/1.1\r\n${lines.join('')}\r\n`;
};

/** Clients that send the same requests again and again, one after another, each client on its own connection; what is
 * counted and timed is all of them together. They do as little work as possible, because they share the machine with the
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
      const socket = connect(Number(port), hostname).setEncoding('latin1').setNoDelay(true);
      let received = '';
      let sent = performance.now();
      let answered = 0;
      const send = () => socket.write(requests[answered % requests.length] ?? '');
      socket.on('connect', send);
      socket.on('error', reject);
      socket.on('data', (chunk) => {
        received += chunk;
        const length = lengthOf(received);
        if (length === 0) return;
        const status = Number(received.slice(9, 12));
        if (status !== expect)
          return void reject(new Error(`${urls[answered % urls.length]} answered ${status}, not ${expect}`));
        received = received.slice(length);
        answered += 1;
        if (answered % requests.length > 0) return void send();
        const now = performance.now();
        times.push(now - sent);
        if (now - since >= seconds * 1000) return void socket.end(resolve);
        sent = now;
        send();
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
