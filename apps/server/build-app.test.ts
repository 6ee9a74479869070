import { afterAll, beforeAll, expect, it } from 'vitest';
import { createClient } from '../../tests/api/harness/client.ts';
import { startApp, type TestApp } from '../../tests/api/harness/start-app.ts';
import { product } from './product.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

it('describes every call to whoever asks, each time the same', async () => {
  const read = async () => JSON.parse((await createClient(app).raw('GET', '/api/v1/openapi.json')).text);
  const { paths } = await read();
  const operations = Object.values(paths as Record<string, object>).flatMap((path) =>
    Object.keys(path).filter((key) => ['get', 'post', 'put', 'delete'].includes(key)),
  );
  expect(operations).toHaveLength(product.bindings.length);
  expect((await read()).paths).toEqual(paths);
});
