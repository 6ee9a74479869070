import type { z } from 'zod';
import type { Key, keyEndpoints } from '../../contract/index.ts';
import { keyName } from '../key-words.ts';
import { createKeysWrite, updateKeyWrite } from './key-writes.ts';

type Stamps = { client_uuid: string; device_created_at: string };

type Site = { id: number; name: string };

type Fields = Omit<z.output<typeof keyEndpoints.createKeys.body>, 'job_id'>;

type Saved = z.output<typeof keyEndpoints.updateKey.body>;

/** The fields without those that only the outbox needs. */
const fieldsOf = <B extends Stamps>({ client_uuid: _, device_created_at: __, ...fields }: B) => fields;

export const createKeysEntry =
  ({ id: jobId, name: site }: Site) =>
  (_client: unknown, body: Fields & Stamps) => ({
    kind: createKeysWrite,
    parts: { body: { ...fieldsOf(body), job_id: jobId } },
    about: { jobId, site, name: keyName(body), id: null },
  });

export const updateKeyEntry =
  ({ id: jobId, name: site }: Site, { id }: Pick<Key, 'id'>) =>
  (_client: unknown, body: Saved & Stamps) => ({
    kind: updateKeyWrite,
    parts: { params: { id }, body: fieldsOf(body) },
    about: { jobId, site, name: keyName(body), id },
  });
