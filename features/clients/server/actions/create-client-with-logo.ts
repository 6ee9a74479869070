import { attachFiles, prepareFiles } from '#features/files/server';
import { prepared } from '#platform/server/http/prepared';
import type { clientEndpoints } from '../../contract/index.ts';
import { presentClient } from '../client-presenter.ts';
import { setClientLogo } from '../client-repository.ts';
import { createClient } from './create-client.ts';

type Endpoint = (typeof clientEndpoints)['createClient'];

export const createClientWithLogo = prepared<Endpoint, Awaited<ReturnType<typeof prepareFiles>>>({
  prepare: ({ files, wiring, person }) => prepareFiles(wiring, person.organizationId, files),
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
