import { attachFiles, storeFiles } from '#features/accounts/files/server';
import { forbidden } from '#platform/contract/errors';
import { preparedHandler } from '#platform/server/http/prepared-handler';
import type { clientEndpoints } from '../../contract/index.ts';
import { addContact } from '../contact/add-contact.ts';
import type { ClientParts } from '../parts.ts';
import { columnsOf } from './client-columns.ts';
import { mayEditContacts } from './client-policy.ts';
import { presentClient } from './client-presenter.ts';
import { setClient } from './client-repository.ts';
import { createClient } from './create-client.ts';
import { publishClientChange } from './record-client-change.ts';

type Endpoint = (typeof clientEndpoints)['createClient'];

/** A client with its first contacts and its logo. */
export const createClientWithLogo = (parts: ClientParts) =>
  preparedHandler<Endpoint, Awaited<ReturnType<typeof storeFiles>>>({
    prepare: ({ files, wiring, person }) => storeFiles(wiring, person.organizationId, files),
    run: async (call, pictures) => {
      const { tenant, person } = call;
      const { contacts = [], ...fields } = call.body;
      const { account_number, name } = fields;
      if (contacts.length > 0 && !mayEditContacts(person)) throw forbidden();
      const client = await createClient(tenant, person, { ...columnsOf(fields), account_number, name });
      for (const contact of contacts) await addContact(call, client.id, contact);
      const [logo] = await attachFiles(tenant, pictures, {
        ownerEntity: 'client',
        ownerId: client.id,
        purpose: 'logo',
      });
      if (logo) await setClient(tenant, client.id, { logo_file_id: logo.id });
      await publishClientChange(call, client.id, { action: 'client.created', to: client.status });
      return presentClient(parts, tenant, person, { ...client, logo_file_id: logo?.id ?? null });
    },
  });
