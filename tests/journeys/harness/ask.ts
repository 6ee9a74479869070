import type { APIRequestContext } from 'playwright-core';

/** Calls the API as the person of a browser. */
export const ask = async ({ request }: { request: APIRequestContext }, path: string) => {
  const answer = await request.get(`/api/v1${path}`);
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
  return (await answer.json()).payload;
};
