import type { EntryOf } from '#platform/web/outbox/index';
import type { roleEndpoints } from '../../contract/index.ts';
import { createRoleWrite, updateRoleWrite } from '../outbox/role-writes.ts';
import type { createSchema, editSchema, RoleValues } from './role-values.ts';

type Create = typeof roleEndpoints.createRole;

type Update = typeof roleEndpoints.updateRole;

export const newRoleEntry: EntryOf<typeof createSchema, RoleValues, Create, { name: string }> = (
  _client,
  body,
) => ({
  kind: createRoleWrite,
  parts: { body },
  about: { name: body.name },
});

export const savedRoleEntry =
  (id: number): EntryOf<typeof editSchema, RoleValues, Update, { id: number; name: string }> =>
  (_client, body) => ({
    kind: updateRoleWrite,
    parts: { params: { id }, body },
    about: { id, name: body.name },
  });
