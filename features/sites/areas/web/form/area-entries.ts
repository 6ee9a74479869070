import type { EntryOf } from '#platform/web/outbox/index';
import type { areaEndpoints } from '../../contract/index.ts';
import { createAreaWrite, updateAreaWrite } from '../outbox/area-writes.ts';
import type { AreaValues, createSchema, editSchema } from './area-values.ts';

type Create = typeof areaEndpoints.createArea;

type Update = typeof areaEndpoints.updateArea;

export const newAreaEntry: EntryOf<typeof createSchema, AreaValues, Create, { name: string }> = (
  _client,
  body,
) => ({
  kind: createAreaWrite,
  parts: { body },
  about: { name: body.name },
});

export const savedAreaEntry =
  (id: number): EntryOf<typeof editSchema, AreaValues, Update, { id: number; name: string }> =>
  (_client, body) => ({
    kind: updateAreaWrite,
    parts: { params: { id }, body },
    about: { id, name: body.name },
  });
