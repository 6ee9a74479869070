import fastify from 'fastify';
import { expect, it } from 'vitest';
import { shedLoad } from './create-server.ts';

it('refuses calls while the server is overloaded, and still sends pages and their files', async () => {
  const app = fastify();
  await shedLoad(app, { healthCheck: async () => false, healthCheckInterval: 60_000 });
  for (const path of ['/api/v1/session', '/tasks', '/assets/main.js']) app.get(path, async () => 'sent');
  const statusOf = async (url: string) => (await app.inject(url)).statusCode;
  for (const path of ['/api/v1/session', '/%61pi/v1/session']) expect(await statusOf(path)).toBe(503);
  expect(await statusOf('/tasks')).toBe(200);
  expect(await statusOf('/assets/main.js')).toBe(200);
  await app.close();
});
