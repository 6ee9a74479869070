import type { BuildingTenant } from './building-tenant.ts';

/** A tenant with its suite, as lists and choices name it. */
export const tenantName = ({ name, suite }: Pick<BuildingTenant, 'name' | 'suite'>): string =>
  suite === '' ? name : `${name} · ${suite}`;
