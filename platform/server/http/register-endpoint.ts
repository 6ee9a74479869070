import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isBytes } from '#platform/contract/endpoint';
import { success } from '#platform/contract/envelope';
import { authorize } from './authorize.ts';
import type { Binding } from './binding.ts';
import { type FileAnswer, notModified } from './call.ts';
import type { Person } from './person.ts';
import { rateClasses } from './rate-classes.ts';
import { runCall } from './run-call.ts';
import { sendFile } from './send-file.ts';
import type { Wiring } from './wiring.ts';

const people = new WeakMap<FastifyRequest, Person>();

export const urlOf = (endpoint: Binding['endpoint']): string => {
  const path = endpoint.path.replace(/\{(\w+)\}/g, ':$1');
  return endpoint.root ? path : `/api/v1${path}`;
};

/** Makes a route of one row of the endpoint table. */
export const registerEndpoint = (app: FastifyInstance, binding: Binding, wiring: Wiring): void => {
  const { endpoint } = binding;
  app.route({
    method: endpoint.method,
    url: urlOf(endpoint),
    ...(isBytes(endpoint) ? { compress: false as const } : {}),
    config: {
      rateLimit: {
        max: rateClasses[endpoint.rate],
        timeWindow: 60_000,
        hook: 'preHandler',
        keyGenerator: (request: FastifyRequest) => {
          const person = people.get(request);
          return `${endpoint.rate}:${person ? `${person.organizationId}:${person.userId}` : request.ip}`;
        },
      },
    },
    preHandler: async (request) => {
      const person = await authorize(endpoint, request, wiring);
      if (person) people.set(request, person);
    },
    handler: async (request, reply) => {
      const result = await runCall(binding, wiring, request, reply, people.get(request));
      if (result === notModified) return reply.code(304).send();
      if (isBytes(endpoint)) return sendFile(reply, result as FileAnswer);
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
      return success(result);
    },
  });
};
