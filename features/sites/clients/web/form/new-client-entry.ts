import type { z } from 'zod';
import type { EntryOf } from '#platform/web/outbox/index';
import type { clientEndpoints } from '../../contract/index.ts';
import { type AboutNewClient, createClientWrite } from '../outbox/create-client-write.ts';
import type { NewClientValues, newClientSchema } from './new-client-values.ts';

type Endpoint = typeof clientEndpoints.createClient;

export const newClientEntry: EntryOf<typeof newClientSchema, NewClientValues, Endpoint, AboutNewClient> = (
  _client,
  body,
  { logo },
) => ({
  kind: createClientWrite,
  parts: {
    body: body as z.input<Endpoint['body']>,
    files: logo ? [{ field: 'logo', file: logo, name: logo.name }] : [],
  },
  about: { name: body.name },
});
