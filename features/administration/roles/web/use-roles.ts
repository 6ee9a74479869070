import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '#platform/web/api/index';
import { type Role, roleEndpoints } from '../contract/index.ts';

const none: readonly Role[] = [];

export const rolesQuery = () => endpointQuery(roleEndpoints.listRoles, { query: { per_page: 0 } });

export const useRoles = (): readonly Role[] => useQuery(rolesQuery()).data?.rows ?? none;
