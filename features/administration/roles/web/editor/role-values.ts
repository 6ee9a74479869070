import { z } from 'zod';
import type { Flag } from '#platform/contract/flags';
import { type Role, roleEndpoints } from '../../contract/index.ts';

export const createSchema = roleEndpoints.createRole.body;

export const editSchema = roleEndpoints.updateRole.body;

export type RoleValues = { name: string; description: string; flags: Flag[] };

export const valuesOf = ({ name, description, flags }: Omit<Role, 'id'>): RoleValues => ({
  name,
  description,
  flags,
});

const urlId = () => z.coerce.number().int().positive().optional().catch(undefined);

/** `?from=5` starts with the rights of role 5; `?unsent=<id>` opens a write that the server refused. */
export const roleSearch = z.object({ from: urlId(), unsent: z.string().optional().catch(undefined) });
