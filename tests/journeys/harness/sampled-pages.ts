import type { APIRequestContext } from 'playwright-core';
import { sessionEndpoints } from '#features/accounts/session/contract';
import type { Known } from '#platform/server/testing/sample';
import { type Client, createClient } from '../../api/harness/client.ts';
import { callAs, createSamples, samples, sampleToken } from '../../api/harness/samples.ts';
import type { Product } from './start-product.ts';

export type SampledPages = {
  /** The address of a page of the route table, with a sampled record for each parameter. */
  addressOf: (path: string) => string;
  /** Gives a browser the token that opens one shared page. */
  holdToken: (browser: { request: APIRequestContext }, path: string) => Promise<void>;
};

const signInAdmin = async ({ app }: Product): Promise<Client> => {
  const admin = createClient(app);
  const body = { email: 'admin@demo.test', password: 'cora-demo-1' };
  const { status, text } = await admin.call(sessionEndpoints.login, { body });
  if (status !== 200) throw new Error(text);
  return admin;
};

/** Creates the samples of all features in the demo. Fails for a page without a sample: for a parameter of its address,
 * or for the token of a shared page. */
export const samplePages = async (product: Product): Promise<SampledPages> => {
  const admin = await signInAdmin(product);
  const all = await samples();
  const known: Known = await createSamples(all, callAs(admin));
  const kindOf = (path: string): string => {
    const shared = all.flatMap((sample) => Object.entries(sample.shared ?? {}));
    const [kind] = shared.find(([, { page }]) => page === path) ?? [];
    if (!kind) throw new Error(`no sample is shared at ${path}`);
    return kind;
  };
  return {
    addressOf: (path) =>
      path.replace(/\/\{-\$\w+\}/g, '').replace(/\$(\w+)/g, (_, name: string) => {
        if (known[name] === undefined) throw new Error(`no sample makes a ${name} for ${path}`);
        return String(known[name]);
      }),
    holdToken: async ({ request }, path) => {
      await request.get(`/r/${await sampleToken(known, admin, kindOf(path))}`);
    },
  };
};
