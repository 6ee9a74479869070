import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What happens to a write or download. `cut`: it never reaches the server. `lost answer`: the server does it, but no
 * answer comes back. `half an answer`: the answer breaks off. */
export type Fate = 'arrives' | 'cut' | 'lost answer' | 'half an answer';

export type BadNetwork = {
  address: string;
  /** Sets what happens to each, by its number. */
  fate: (decide: (count: number) => Fate) => void;
  /** Number of writes that reached the server. */
  arrived: () => number;
  stop: () => Promise<void>;
};

/** A proxy between browser and product. Only writes and downloads are affected. */
export const startBadNetwork = async (target: string): Promise<BadNetwork> => {
  let decide: (count: number) => Fate = () => 'arrives';
  let seen = 0;
  let arrived = 0;
  const server = createServer((incoming, outgoing) => {
    const url = incoming.url ?? '/';
    const write =
      (incoming.method === 'POST' && url.includes('/core/tasks')) ||
      (incoming.method !== 'GET' && /\/(quality\/inspections|daily-reports)\//.test(url));
    // Only calls of the API: a script of the page may also be named export.
    const affected = write || (url.startsWith('/api/') && url.includes('/export'));
    const fate = affected ? decide(seen) : 'arrives';
    if (affected) seen += 1;
    if (fate === 'cut') {
      incoming.socket.destroy();
      return;
    }
    const onward = request(new URL(url, target), {
      method: incoming.method,
      headers: incoming.headers,
    });
    onward.on('response', (answer) => {
      if (write) arrived += 1;
      if (fate === 'lost answer') {
        answer.resume();
        answer.on('end', () => incoming.socket.destroy());
        return;
      }
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      if (fate === 'half an answer') {
        answer.once('data', (bytes: Buffer) => {
          answer.destroy();
          outgoing.write(bytes.subarray(0, bytes.length / 2), () => incoming.socket.destroy());
        });
        return;
      }
      answer.pipe(outgoing);
    });
    onward.on('error', () => incoming.socket.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fate: (next) => {
      seen = 0;
      arrived = 0;
      decide = next;
    },
    arrived: () => arrived,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
