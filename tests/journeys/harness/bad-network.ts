import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What happens to a write on its way. `cut`: it never arrives. `lost answer`: the server does it, and dies before it
 * can say so. */
export type Fate = 'arrives' | 'cut' | 'lost answer';

export type BadNetwork = {
  address: string;
  /** Decides about each write, in the order they come. */
  fate: (decide: (count: number) => Fate) => void;
  /** Writes that reached the server. */
  arrived: () => number;
  stop: () => Promise<void>;
};

/** Between browser and product; everything but writes passes. */
export const startBadNetwork = async (target: string): Promise<BadNetwork> => {
  let decide: (count: number) => Fate = () => 'arrives';
  let seen = 0;
  let arrived = 0;
  const server = createServer((incoming, outgoing) => {
    const write = incoming.method === 'POST' && (incoming.url ?? '').includes('/core/tasks');
    const fate = write ? decide(seen) : 'arrives';
    if (write) seen += 1;
    if (fate === 'cut') {
      incoming.socket.destroy();
      return;
    }
    const onward = request(new URL(incoming.url ?? '/', target), {
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
