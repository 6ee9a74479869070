import fastifyUnderPressure, { type FastifyUnderPressureOptions } from '@fastify/under-pressure';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Milliseconds. The server is overloaded when its event loop is delayed longer than this, on average over `measured`. */
const latest = 2000;

/** Milliseconds. Long enough that one pause of the machine is no overload. */
const measured = 5000;

const overload = (): Error => Object.assign(new Error('overloaded'), { statusCode: 503 });

/** Calls of the API can be sent again. A page whose document or script was refused stays empty, so these, which cost
 * next to nothing, are always sent. */
const refuseCalls = async ({ routeOptions: { url } }: FastifyRequest): Promise<void> => {
  if (url?.startsWith('/api/')) throw overload();
};

/** Answers 503 to calls while the server is overloaded. */
export const shedLoad = async (
  app: FastifyInstance,
  options: FastifyUnderPressureOptions = { maxEventLoopDelay: latest, sampleInterval: measured },
): Promise<void> => {
  await app.register(fastifyUnderPressure, { ...options, pressureHandler: refuseCalls });
};
