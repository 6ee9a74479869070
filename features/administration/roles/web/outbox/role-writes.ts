import type { QueryClient } from '@tanstack/react-query';
import { text } from '#platform/web/i18n/index';
import type { WriteKind } from '#platform/web/outbox/index';
import { type Role, roleEndpoints } from '../../contract/index.ts';
import { createRoleHref, editRoleHref } from '../addresses.ts';
import { refreshRoles } from '../live.ts';

type AboutNewRole = { name: string };

type AboutRole = AboutNewRole & { id: number };

const delivered = ({ client, answer }: { client: QueryClient; answer: Role }): void =>
  refreshRoles(client, [answer.id]);

export const createRoleWrite: WriteKind<typeof roleEndpoints.createRole, AboutNewRole> = {
  name: 'createRole',
  endpoint: roleEndpoints.createRole,
  title: ({ name }) => text('roles:outbox.create', { name }),
  delivered,
  edit: ({ id }) => createRoleHref({ unsent: id }),
};

export const updateRoleWrite: WriteKind<typeof roleEndpoints.updateRole, AboutRole> = {
  name: 'updateRole',
  endpoint: roleEndpoints.updateRole,
  title: ({ name }) => text('roles:outbox.update', { name }),
  page: ({ id }) => editRoleHref(id),
  delivered,
  edit: ({ id, about }) => editRoleHref(about.id, { unsent: id }),
};

export const roleWrites = [createRoleWrite, updateRoleWrite];
