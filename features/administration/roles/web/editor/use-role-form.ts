import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useText } from '#platform/web/i18n/index';
import { type Outcome, useOutboxForm, type Write } from '#platform/web/outbox/index';
import type { Role } from '../../contract/index.ts';
import { flagName } from '../flag-words.ts';
import { refreshRoles } from '../live.ts';
import { createSchema, editSchema, type RoleValues, valuesOf } from './role-values.ts';

type Options = { refused: Write | undefined; onSaved: (outcome: Outcome<Role>) => void };

const loadNewEntry = async () => (await import('./role-entries.ts')).newRoleEntry;

export const useNewRoleForm = (from: Role | undefined, begun: RoleValues, { refused, onSaved }: Options) =>
  useOutboxForm({
    name: 'role',
    record: from ? `new-${from.id}` : 'new',
    schema: createSchema,
    initialValues: begun,
    refused,
    loadEntry: loadNewEntry,
    onSaved,
  });

export type RoleForm = ReturnType<typeof useNewRoleForm>;

export const useRoleForm = (
  role: Role,
  { refused, onSaved, onReloaded }: Options & { onReloaded: (role: Role) => void },
) => {
  const t = useText();
  const client = useQueryClient();
  const { id } = role;
  const loadEntry = useMemo(() => async () => (await import('./role-entries.ts')).savedRoleEntry(id), [id]);
  return useOutboxForm({
    name: 'role',
    record: id,
    schema: editSchema,
    initialValues: valuesOf(role),
    refused,
    loadEntry,
    onSaved,
    stale: {
      updatedAt: role.updated_at,
      labels: {
        name: t('roles:field.name'),
        description: t('roles:field.description'),
        flags: t('roles:field.flags'),
      },
      readRecord: (record) => valuesOf(record as Role),
      shown: ({ flags, ...fields }) => ({
        ...fields,
        flags: flags.map((flag) => flagName(flag, t)).join(', '),
      }),
      onReloaded: (record) => {
        refreshRoles(client, [id]);
        onReloaded(record as Role);
      },
    },
  });
};
