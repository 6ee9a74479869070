import { notFound } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import type { Vacancy } from '../../contract/index.ts';
import { findVisibleBuilding } from '../building/building-scope-repository.ts';
import { findVacancy } from './vacancy-repository.ts';

/** 404 when its building is out of sight. */
export const loadVacancy = async (tenant: Tenant, id: number): Promise<Vacancy> => {
  const row = await findVacancy(tenant, id);
  const building = row && (await findVisibleBuilding(tenant, row.building_id, { locked: false }));
  if (!building) throw notFound();
  return row;
};
