import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Milliseconds: `drain` while connections are still taken, so that what is on its way is answered; then how often those
 * are cut off that have no request under way, half a head included; at last everybody. */
export type Farewell = { drain: number; look: number; patience: number };

/** How many requests each open connection has under way. */
const countRequests = (app: FastifyInstance): Map<Socket, number> => {
  const requests = new Map<Socket, number>();
  const add = (socket: Socket, more: number) => {
    const known = requests.get(socket);
    if (known !== undefined) requests.set(socket, known + more);
  };
  app.server.on('connection', (socket) => {
    requests.set(socket, 0);
    socket.once('close', () => requests.delete(socket));
  });
  app.server.on('request', ({ socket }, answer) => {
    add(socket, 1);
    answer.once('close', () => add(socket, -1));
  });
  return requests;
};

/** While the server closes, answers under way end their connections, which would otherwise stay open for the next
 * request. */
export const endInOrder = (app: FastifyInstance, { drain, look, patience }: Farewell): void => {
  const requests = countRequests(app);
  let closing = false;
  let looking: NodeJS.Timeout | undefined;
  const cutOff = (): void => {
    for (const [socket, underWay] of requests) if (underWay === 0) socket.destroy();
  };
  app.addHook('preClose', async () => {
    closing = true;
    setTimeout(() => app.server.closeAllConnections(), patience).unref();
    if (app.server.listening) await pause(drain);
    looking = setInterval(cutOff, look).unref();
  });
  app.addHook('onClose', async () => clearInterval(looking));
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
};
