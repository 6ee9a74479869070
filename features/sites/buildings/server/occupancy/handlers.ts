import type { Handlers } from '#platform/server/http/call';
import type { occupancyEndpoints } from '../../contract/index.ts';
import { createBuildingTenant } from './create-building-tenant.ts';
import { createVacancy } from './create-vacancy.ts';
import { deleteBuildingTenant } from './delete-building-tenant.ts';
import { deleteVacancy } from './delete-vacancy.ts';
import { getStackingPlan } from './get-stacking-plan.ts';
import { listBuildingTenants } from './list-building-tenants.ts';
import { listVacancies } from './list-vacancies.ts';
import { updateBuildingTenant } from './update-building-tenant.ts';
import { updateVacancy } from './update-vacancy.ts';

export const occupancyHandlers: Handlers<typeof occupancyEndpoints> = {
  getStackingPlan,
  listBuildingTenants,
  createBuildingTenant,
  updateBuildingTenant,
  deleteBuildingTenant,
  listVacancies,
  createVacancy,
  updateVacancy,
  deleteVacancy,
};
