import { type Sample, write } from '#platform/server/testing/sample';
import { importSample } from '../../imports/server/testing.ts';
import { rentRollEndpoints } from '../contract/index.ts';
import { buildingsOfRecords } from './undo/undo-rent-roll.ts';

const mappingOf = (building_id: number) => ({
  columns: { floors: 'Floor', suite: 'Suite', tenant_name: 'Tenant', sqft: 'Sq ft' },
  building_id,
  vacant_since: '2026-01-01',
});

export const sample: Sample = {
  ...importSample(rentRollEndpoints.uploadRentRoll, {
    record: 'rentRollId',
    table: 'Building,Floor,Suite,Tenant,Sq ft\nNo such place,3,300,Cobalt & Finch Law,4200\n',
    lists: ['listRentRolls', 'listRentRollRows'],
  }),
  writes: [
    write(rentRollEndpoints.previewRentRoll, (id) => ({ body: { mapping: mappingOf(id('buildingId')) } })),
    write(rentRollEndpoints.runRentRoll, (id) => ({ body: { mapping: mappingOf(id('buildingId')) } })),
  ],
  statements: [
    (tenant, known) =>
      buildingsOfRecords(tenant, {
        tenants: [Number(known.buildingTenantId)],
        vacancies: [Number(known.vacancyId)],
        floors: [Number(known.floorId)],
      }),
  ],
};
