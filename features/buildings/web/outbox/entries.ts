import type { z } from 'zod';
import {
  type Building,
  type BuildingTenant,
  type buildingEndpoints,
  type CommonArea,
  type commonAreaEndpoints,
  type Floor,
  type FloorRun,
  type floorEndpoints,
  floorsOfRun,
  type occupancyEndpoints,
  type Vacancy,
} from '../../contract/index.ts';
import { aboutBuilding } from './about-building.ts';
import {
  createFloorsWrite,
  createTenantWrite,
  createVacancyWrite,
  updateBuildingWrite,
  updateCommonAreaWrite,
  updateFloorWrite,
  updateTenantWrite,
  updateVacancyWrite,
} from './building-writes.ts';

type Where = Pick<Building, 'id' | 'name'>;

type Stamps = { client_uuid: string; device_created_at: string };

type Body<E extends { body: z.ZodObject }> = z.output<E['body']>;

type Occupancy = typeof occupancyEndpoints;

/** Without what only the outbox needs. */
const fieldsOf = <B extends Stamps>({ client_uuid: _, device_created_at: __, ...fields }: B) => fields;

export const updateBuildingEntry =
  (building: Where) => (_client: unknown, body: Body<typeof buildingEndpoints.updateBuilding> & Stamps) => ({
    kind: updateBuildingWrite,
    parts: { params: { id: building.id }, body: fieldsOf(body) },
    about: aboutBuilding(building, body.name ?? building.name, building.id),
  });

export const createTenantEntry =
  (building: Where) =>
  (_client: unknown, body: Omit<Body<Occupancy['createBuildingTenant']>, 'building_id'> & Stamps) => ({
    kind: createTenantWrite,
    parts: { body: { ...fieldsOf(body), building_id: building.id } },
    about: aboutBuilding(building, body.name),
  });

export const updateTenantEntry =
  (building: Where, { id }: BuildingTenant) =>
  (_client: unknown, body: Omit<Body<Occupancy['updateBuildingTenant']>, 'id'> & Stamps) => ({
    kind: updateTenantWrite,
    parts: { body: { ...fieldsOf(body), id } },
    about: aboutBuilding(building, body.name, id),
  });

export const createVacancyEntry =
  (building: Where, floor: string) =>
  (_client: unknown, body: Omit<Body<Occupancy['createVacancy']>, 'building_id'> & Stamps) => ({
    kind: createVacancyWrite,
    parts: { body: { ...fieldsOf(body), building_id: building.id } },
    about: aboutBuilding(building, floor),
  });

export const updateVacancyEntry =
  (building: Where, floor: string, { id }: Vacancy) =>
  (_client: unknown, body: Body<Occupancy['updateVacancy']> & Stamps) => ({
    kind: updateVacancyWrite,
    parts: { params: { id }, body: fieldsOf(body) },
    about: aboutBuilding(building, floor, id),
  });

export const createFloorsEntry =
  (building: Where, labelOf: (number: number) => string) => (_client: unknown, run: FloorRun) => ({
    kind: createFloorsWrite,
    parts: { params: { id: building.id }, body: { floors: floorsOfRun(run, labelOf) } },
    about: aboutBuilding(building, labelOf(run.from)),
  });

export const updateFloorEntry =
  (building: Where, { id }: Floor) =>
  (_client: unknown, body: Body<typeof floorEndpoints.updateFloor> & Stamps) => ({
    kind: updateFloorWrite,
    parts: { params: { id }, body: fieldsOf(body) },
    about: aboutBuilding(building, body.label, id),
  });

export const updateCommonAreaEntry =
  (building: Where, { id }: CommonArea) =>
  (_client: unknown, body: Body<typeof commonAreaEndpoints.updateCommonArea> & Stamps) => ({
    kind: updateCommonAreaWrite,
    parts: { params: { id }, body: fieldsOf(body) },
    about: aboutBuilding(building, body.name, id),
  });
