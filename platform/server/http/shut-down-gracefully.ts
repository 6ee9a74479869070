import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Milliseconds. For `drain`, connections are still accepted, so that requests on their way are answered. After that, every
 * `idleCheck`, connections without a complete request under way are closed. After `timeout` all connections are closed. */
export type ShutdownTimeouts = { drain: number; idleCheck: number; timeout: number };

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
export const shutDownGracefully = (
  app: FastifyInstance,
  { drain, idleCheck, timeout }: ShutdownTimeouts,
): void => {
  const requests = countRequests(app);
  let closing = false;
  let looking: NodeJS.Timeout | undefined;
  const cutOff = (): void => {
    for (const [socket, underWay] of requests) if (underWay === 0) socket.destroy();
  };
  app.addHook('preClose', async () => {
    closing = true;
    setTimeout(() => app.server.closeAllConnections(), timeout).unref();
    if (app.server.listening) await pause(drain);
    looking = setInterval(cutOff, idleCheck).unref();
  });
  app.addHook('onClose', async () => clearInterval(looking));
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
};
