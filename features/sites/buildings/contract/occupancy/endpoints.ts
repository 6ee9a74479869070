import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';
import { buildingTenant, buildingTenantFields } from './building-tenant.ts';
import { stackingPlan } from './stacking-plan.ts';
import { leftVacant, vacancy, vacancyFields } from './vacancy.ts';

const ofBuilding = z.strictObject({ building_id: field.id });

const mayEdit = { all: ['admin.canEditTenants'] } as const;

const read = { method: 'GET', access: 'signed-in' } as const;

const write = { access: mayEdit, rate: 'write' } as const;

export const occupancyEndpoints = {
  getStackingPlan: endpoint({
    ...read,
    path: '/core/building/{id}/stacking-plan',
    summary: 'Who is on which floor today, with the vacant share',
    params: field.idParams,
    answer: stackingPlan,
  }),
  listBuildingTenants: endpoint({
    ...read,
    path: '/core/building-tenants',
    summary: 'Tenants of one building by name, with those who moved out',
    query: ofBuilding,
    answer: z.array(buildingTenant),
  }),
  createBuildingTenant: endpoint({
    ...write,
    method: 'POST',
    path: '/core/building-tenants',
    summary: 'Add one tenant to a building',
    body: z.strictObject({ building_id: field.id, ...buildingTenantFields }),
    answer: buildingTenant,
    audit: 'building-tenant.created',
  }),
  updateBuildingTenant: endpoint({
    ...write,
    method: 'PUT',
    path: '/core/building-tenants',
    summary: 'Save the fields of one tenant; a last day moves it out, and what it leaves may fall vacant',
    body: z.strictObject({
      id: field.id,
      ...buildingTenantFields,
      vacancies: z.array(leftVacant).max(200).default([]),
      updated_at: field.updatedAt,
    }),
    answer: buildingTenant,
    audit: 'building-tenant.updated',
  }),
  deleteBuildingTenant: endpoint({
    ...write,
    method: 'DELETE',
    path: '/core/building-tenants/{id}',
    summary: 'Delete one tenant that was entered by mistake',
    params: field.idParams,
    answer: field.idParams,
    audit: 'building-tenant.deleted',
  }),
  listVacancies: endpoint({
    ...read,
    path: '/core/building-vacancies',
    summary: 'Vacancies of one building, the latest first',
    query: ofBuilding,
    answer: z.array(vacancy),
  }),
  createVacancy: endpoint({
    ...write,
    method: 'POST',
    path: '/core/building-vacancies',
    summary: 'Record that rooms of a floor stand empty',
    body: z.strictObject({ building_id: field.id, ...vacancyFields }),
    answer: vacancy,
    audit: 'vacancy.created',
  }),
  updateVacancy: endpoint({
    ...write,
    method: 'PUT',
    path: '/core/building-vacancies/{id}',
    summary: 'Save the fields of one vacancy',
    params: field.idParams,
    body: z.strictObject({ ...vacancyFields, updated_at: field.updatedAt }),
    answer: vacancy,
    audit: 'vacancy.updated',
  }),
  deleteVacancy: endpoint({
    ...write,
    method: 'DELETE',
    path: '/core/building-vacancies/{id}',
    summary: 'Delete one vacancy that was entered by mistake',
    params: field.idParams,
    answer: field.idParams,
    audit: 'vacancy.deleted',
  }),
};
