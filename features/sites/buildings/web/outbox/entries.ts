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
import {
  aboutBuilding,
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

type Body<E extends { body: z.ZodObject }> = z.output<E['body']>;

type Occupancy = typeof occupancyEndpoints;

export const updateBuildingEntry =
  (building: Where) => (_client: unknown, body: Body<typeof buildingEndpoints.updateBuilding>) => ({
    kind: updateBuildingWrite,
    parts: { params: { id: building.id }, body },
    about: aboutBuilding(building, body.name ?? building.name, building.id),
  });

export const createTenantEntry =
  (building: Where) =>
  (_client: unknown, body: Omit<Body<Occupancy['createBuildingTenant']>, 'building_id'>) => ({
    kind: createTenantWrite,
    parts: { body: { ...body, building_id: building.id } },
    about: aboutBuilding(building, body.name),
  });

export const updateTenantEntry =
  (building: Where, { id }: BuildingTenant) =>
  (_client: unknown, body: Omit<Body<Occupancy['updateBuildingTenant']>, 'id'>) => ({
    kind: updateTenantWrite,
    parts: { body: { ...body, id } },
    about: aboutBuilding(building, body.name, id),
  });

export const createVacancyEntry =
  (building: Where, floor: string) =>
  (_client: unknown, body: Omit<Body<Occupancy['createVacancy']>, 'building_id'>) => ({
    kind: createVacancyWrite,
    parts: { body: { ...body, building_id: building.id } },
    about: aboutBuilding(building, floor),
  });

export const updateVacancyEntry =
  (building: Where, floor: string, { id }: Vacancy) =>
  (_client: unknown, body: Body<Occupancy['updateVacancy']>) => ({
    kind: updateVacancyWrite,
    parts: { params: { id }, body },
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
  (_client: unknown, body: Body<typeof floorEndpoints.updateFloor>) => ({
    kind: updateFloorWrite,
    parts: { params: { id }, body },
    about: aboutBuilding(building, body.label, id),
  });

export const updateCommonAreaEntry =
  (building: Where, { id }: CommonArea) =>
  (_client: unknown, body: Body<typeof commonAreaEndpoints.updateCommonArea>) => ({
    kind: updateCommonAreaWrite,
    parts: { params: { id }, body },
    about: aboutBuilding(building, body.name, id),
  });
