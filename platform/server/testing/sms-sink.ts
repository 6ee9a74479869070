import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export type ReceivedText = { to: string; text: string };

export type SmsSink = {
  url: string;
  received: ReceivedText[];
  /** How many messages were tried. */
  attempts: () => number;
  /** What the service answers from now on; 'hangs' answers nothing. */
  setAnswer: (status: number | 'hangs') => void;
  /** The last text to a number. */
  lastTo: (to: string) => string | undefined;
  close: () => Promise<void>;
};

/** A real service for text messages that keeps what it gets, and misbehaves as a test demands. */
export const openSmsSink = async (): Promise<SmsSink> => {
  const received: ReceivedText[] = [];
  let status: number | 'hangs' = 202;
  let attempts = 0;
  const server = createServer(async (request, response) => {
    attempts += 1;
    const body = await text(request);
    if (status === 'hangs') return;
    const isMessage = request.method === 'POST' && request.headers['content-type'] === 'application/json';
    if (isMessage && status < 300) received.push(JSON.parse(body));
    response.writeHead(isMessage ? status : 400).end();
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/messages`,
    received,
    attempts: () => attempts,
    setAnswer: (next) => {
      status = next;
    },
    lastTo: (to) => received.findLast((message) => message.to === to)?.text,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
};
