import { attachFiles, storeFiles } from '#features/files/server';
import { twoSteps } from '#platform/server/http/two-steps';
import type { clientEndpoints } from '../contract/index.ts';
import { presentClient } from './client-presenter.ts';
import { setClientLogo } from './client-repository.ts';
import { createClient } from './create-client.ts';

type Endpoint = (typeof clientEndpoints)['createClient'];

export const createClientWithLogo = twoSteps<Endpoint, Awaited<ReturnType<typeof storeFiles>>>({
  prepare: ({ files, wiring, person }) => storeFiles(wiring, person.organizationId, files),
  run: async ({ body, tenant, person }, pictures) => {
    const client = await createClient(tenant, person, body);
    const [logo] = await attachFiles(tenant, pictures, {
      ownerEntity: 'client',
      ownerId: client.id,
      purpose: 'logo',
    });
    if (logo) await setClientLogo(tenant, client.id, logo.id);
    return presentClient(client, 0);
  },
});
