import { peopleEndpoints } from '#features/accounts/people/contract';
import type { Client } from './client.ts';

/** The ids of the roles of an organization, by key. */
export const roleIds = async (client: Client): Promise<Record<string, number>> => {
  const { payload } = await client.call(peopleEndpoints.listOfferedRoles);
  return Object.fromEntries(payload.map(({ key, id }) => [key, id]));
};

let count = 0;

/** A new supervisor with an address of their own. */
export const personBody = (roles: Record<string, number>, more: object = {}) => {
  count += 1;
  return {
    first_name: 'Nina',
    last_name: 'Vega',
    email: `nina${count}@new.test`,
    phone: null as string | null,
    title: null,
    employee_code: null as string | null,
    employee_number: null,
    role_ids: [roles.supervisor ?? 0],
    denied_modules: [],
    license: 'full' as const,
    ...more,
  };
};
