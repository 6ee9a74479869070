import { type Sample, write } from '#platform/server/testing/sample';
import {
  buildingBulkEndpoints,
  buildingEndpoints,
  buildingNoteEndpoints,
  commonAreaEndpoints,
  floorEndpoints,
  occupancyEndpoints,
} from '../contract/index.ts';
import {
  insertFloorRows,
  insertTenantRows,
  insertVacancyRows,
  removeEmptyFloors,
} from './occupancy/occupant-bulk-repository.ts';
import { nextToGeocode } from './place/geocode-request-repository.ts';
import { saveZipPlace } from './place/place-repository.ts';

const newTenant = {
  name: 'Larch Books',
  suite: '400',
  sqft: 10,
  color: null,
  check_doors: true,
  contact_name: null,
  contact_email: null,
  contact_phone: null,
  move_in: '2030-01-15',
  move_out: null,
};

const newVacancy = { sqft: 10, kind: 'PF', from: '2030-01-15', to: null, notice_date: null } as const;

const denver = { lat: 39.74, lng: -104.99, location_approximate: true, time_zone: 'America/Denver' };

export const sample: Sample = {
  seed: [
    `update buildings set area_id = (select min(id) from areas where organization_id = :organizationId)
     where organization_id = :organizationId and id = :buildingId`,
    `insert into floors (organization_id, building_id, number, label)
     select organization_id, id, 0, 'Lobby' from buildings where organization_id = :organizationId`,
  ],
  ofCompany: ['commonAreaTypeId'],
  create: async ({ call, known }) => {
    const { rows } = await call(buildingEndpoints.listBuildings);
    const id = Number(known.buildingId ?? rows[0]?.id);
    const { floors } = await call(buildingEndpoints.getBuilding, { params: { id } });
    const ground = { number: 0, label: 'Lobby', cleanable_sqft: 1000 };
    const [floor] =
      floors.length > 0
        ? floors
        : await call(floorEndpoints.createFloors, { params: { id }, body: { floors: [ground] } });
    const floorId = floor?.id ?? 0;
    const rent = { building_id: id, name: 'Cobalt & Finch Law', move_out: '2020-12-31' };
    const empty = { building_id: id, floor_id: floorId, sqft: 100, kind: 'PF' as const, from: '2026-01-01' };
    const [type] = await call(commonAreaEndpoints.listCommonAreaTypes);
    const area = {
      building_id: id,
      names: [{ name: 'Restroom', type_id: type?.id ?? 0 }],
      floor_ids: [floorId],
    };
    const [place] = await call(commonAreaEndpoints.createCommonAreas, { body: { area } });
    const [note] = await call(buildingNoteEndpoints.addBuildingNote, {
      body: { building_id: id, body: 'The freight elevator stops at six' },
    });
    return {
      commonAreaTypeId: type?.id ?? 0,
      commonAreaId: place?.id ?? 0,
      buildingNoteId: note?.id ?? 0,
      type: 'restroom',
      buildingId: id,
      floorId,
      currentTenantId: (
        await call(occupancyEndpoints.createBuildingTenant, {
          body: { building_id: id, name: 'Blue Harbor Dental', floor_ids: [floorId], check_doors: true },
        })
      ).id,
      buildingTenantId: (await call(occupancyEndpoints.createBuildingTenant, { body: rent })).id,
      vacancyId: (await call(occupancyEndpoints.createVacancy, { body: empty })).id,
    };
  },
  records: {
    '/core/building/{id}': 'buildingId',
    '/core/building/floor/{id}': 'floorId',
    '/core/building/common-areas/{id}': 'commonAreaId',
    '/core/building/note/{id}': 'buildingNoteId',
    '/core/building-tenants/{id}': 'buildingTenantId',
    '/core/building-vacancies/{id}': 'vacancyId',
  },
  writes: [
    write(buildingEndpoints.createBuilding, (id) => ({
      body: {
        area_id: id('areaId'),
        floors: [{ number: 1, label: 'First' }],
        common_areas: [{ name: 'Restroom', type_id: id('commonAreaTypeId'), floors: 'each' }],
        job_id: id('jobId'),
      },
    })),
    write(buildingEndpoints.updateBuilding, (id) => ({ body: { area_id: id('areaId') } })),
    write(buildingBulkEndpoints.changeBuildings, (id) => ({
      body: { ids: [id('buildingId')], change: { area_id: id('areaId') } },
    })),
    write(buildingBulkEndpoints.undoBuildingChanges, (id) => ({
      body: {
        changed: [
          {
            id: id('buildingId'),
            before: { area_id: id('areaId') },
            updated_at: '2026-01-01T00:00:00.000Z',
          },
        ],
      },
    })),
    write(floorEndpoints.orderFloors, (id) => ({ body: { floor_ids: [id('floorId')] } })),
    write(commonAreaEndpoints.createCommonAreas, (id) => ({
      body: {
        area: {
          building_id: id('buildingId'),
          names: [{ name: 'Lobby', type_id: id('commonAreaTypeId'), floor_ids: [id('floorId')] }],
          floor_ids: [id('floorId')],
        },
      },
    })),
    write(commonAreaEndpoints.associateFloor, (id) => ({
      body: { area_id: id('commonAreaId'), floor_ids: [id('floorId')] },
    })),
    write(commonAreaEndpoints.updateCommonArea, (id) => ({
      body: { type_id: id('commonAreaTypeId'), floor_ids: [id('floorId')] },
    })),
    write(buildingNoteEndpoints.addBuildingNote, (id) => ({
      body: { building_id: id('buildingId'), body: 'The dock closes at four' },
    })),
    write(occupancyEndpoints.createBuildingTenant, (id) => ({
      body: { building_id: id('buildingId'), floor_ids: [id('floorId')] },
    })),
    write(occupancyEndpoints.updateBuildingTenant, (id) => ({
      body: {
        id: id('buildingTenantId'),
        floor_ids: [id('floorId')],
        move_out: '2020-12-31',
        vacancies: [{ floor_id: id('floorId'), sqft: 10, kind: 'PF' }],
      },
    })),
    write(occupancyEndpoints.createVacancy, (id) => ({
      body: { building_id: id('buildingId'), floor_id: id('floorId'), kind: 'PF', from: '2026-01-01' },
    })),
    write(occupancyEndpoints.updateVacancy, (id) => ({
      body: { floor_id: id('floorId'), kind: 'PF', from: '2026-01-01' },
    })),
  ],
  statements: [
    (tenant, known) =>
      insertTenantRows(tenant, [
        { ...newTenant, building_id: Number(known.buildingId), floor_ids: [Number(known.floorId)] },
      ]),
    (tenant, known) =>
      insertVacancyRows(tenant, [
        { ...newVacancy, building_id: Number(known.buildingId), floor_id: Number(known.floorId) },
      ]),
    (tenant, known) =>
      insertFloorRows(tenant, [{ building_id: Number(known.buildingId), number: 40, label: 'Forty' }]),
    (tenant, known) => removeEmptyFloors(tenant, [Number(known.floorId)]),
    (tenant) => nextToGeocode(tenant),
    (tenant, known) => saveZipPlace(tenant, Number(known.buildingId), denver),
  ],
  grow: [
    `insert into buildings (organization_id, name, address, city, state, zip, time_zone, area_id)
     select :organizationId, 'Building ' || n, n || ' Main Street', 'Denver', 'CO', '80202', 'America/Denver', :areaId
     from :more`,
    `insert into floors (organization_id, building_id, number, label)
     select :organizationId, :buildingId, n, 'Floor ' || n from :more`,
    `insert into common_area_types (organization_id, key, name)
     select :organizationId, 'type-' || n, 'Type ' || n from :more`,
    `insert into common_areas (organization_id, building_id, type_id, name, floor_ids)
     select :organizationId, :buildingId, t.id, t.name, array[:floorId] from common_area_types t
     where t.organization_id = :organizationId`,
    `insert into building_tenants (organization_id, building_id, name, floor_ids, sqft)
     select :organizationId, :buildingId, 'Tenant ' || n, array[:floorId], 10 from :more`,
    `insert into building_vacancies (organization_id, building_id, floor_id, sqft, kind, from_date)
     select :organizationId, :buildingId, :floorId, 10, 'PF', date '2026-01-01' from :more`,
    `insert into notes (organization_id, owner_entity, owner_id, body, internal)
     select :organizationId, 'building', :buildingId, 'Note ' || n, true from :more`,
    `insert into files (organization_id, owner_entity, owner_id, name, mime, size, md5, sha256, storage_key)
     select :organizationId, 'building', :buildingId, n || '.pdf', 'application/pdf', 1, '', '', 'grown-building/' || n from :more`,
  ],
  lists: {
    listBuildings: '',
    getBuilding: '',
    listCommonAreaTypes: '',
    listCommonAreaTypesByFloor: '?floor-id=:floorId',
    listHighTouchPoints: '',
    listBuildingNotes: '',
    listBuildingFiles: '',
    listCommonAreasByFloor: '?floor-id=:floorId',
    getStackingPlan: '',
    listBuildingTenants: '?building_id=:buildingId',
    listVacancies: '?building_id=:buildingId',
  },
  short: {
    listDefaultCommonAreas: 'at most nine are proposed',
    listBackgroundTypes: 'a list of the product',
  },
};
