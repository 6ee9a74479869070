import type { z } from 'zod';
import type { Key, keyEndpoints } from '../../contract/index.ts';
import { keyName } from '../key-icon.tsx';
import { createKeysWrite, updateKeyWrite } from './key-writes.ts';

type Site = { id: number; name: string };

type Fields = Omit<z.output<typeof keyEndpoints.createKeys.body>, 'job_id'>;

type Saved = z.output<typeof keyEndpoints.updateKey.body>;

export const createKeysEntry =
  ({ id: jobId, name: site }: Site) =>
  (_client: unknown, body: Fields) => ({
    kind: createKeysWrite,
    parts: { body: { ...body, job_id: jobId } },
    about: { jobId, site, name: keyName(body), id: null },
  });

export const updateKeyEntry =
  ({ id: jobId, name: site }: Site, { id }: Pick<Key, 'id'>) =>
  (_client: unknown, body: Saved) => ({
    kind: updateKeyWrite,
    parts: { params: { id }, body },
    about: { jobId, site, name: keyName(body), id },
  });
