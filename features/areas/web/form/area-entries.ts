import type { EntryOf } from '#platform/web/outbox/index';
import type { areaEndpoints } from '../../contract/index.ts';
import { createAreaWrite, updateAreaWrite } from '../outbox/area-writes.ts';
import type { AreaValues, createSchema, editSchema } from './area-values.ts';

type Create = typeof areaEndpoints.createArea;

type Update = typeof areaEndpoints.updateArea;

export const newAreaEntry: EntryOf<typeof createSchema, AreaValues, Create, { name: string }> = (
  _client,
  { name, parent_area_id, manager_user_id },
) => ({
  kind: createAreaWrite,
  parts: { body: { name, parent_area_id, manager_user_id } },
  about: { name },
});

export const savedAreaEntry =
  (id: number): EntryOf<typeof editSchema, AreaValues, Update, { id: number; name: string }> =>
  (_client, { name, parent_area_id, manager_user_id, updated_at }) => ({
    kind: updateAreaWrite,
    parts: { params: { id }, body: { name, parent_area_id, manager_user_id, updated_at } },
    about: { id, name },
  });
