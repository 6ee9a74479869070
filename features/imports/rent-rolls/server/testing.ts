import { type Sample, write } from '#platform/server/testing/sample';
import { growImports } from '../../imports/server/testing.ts';
import { rentRollEndpoints } from '../contract/index.ts';
import { buildingsOfRecords } from './undo/undo-rent-roll.ts';

const mappingOf = (building_id: number) => ({
  columns: { floors: 'Floor', suite: 'Suite', tenant_name: 'Tenant', sqft: 'Sq ft' },
  building_id,
  vacant_since: '2026-01-01',
});

const upload: Sample['create'] = async ({ call }) => {
  const table = 'Building,Floor,Suite,Tenant,Sq ft\nNo such place,3,300,Cobalt & Finch Law,4200\n';
  const file = new Blob([table], { type: 'text/csv' });
  const upload = { files: [{ field: 'file', file, name: 'rent-roll.csv' }] };
  return { rentRollId: (await call(rentRollEndpoints.uploadRentRoll, upload)).id };
};

export const sample: Sample = {
  create: upload,
  createOwn: upload,
  records: { '/core/rent-rolls/{id}': 'rentRollId' },
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
  grow: growImports('rentRollId'),
  lists: { listRentRolls: '', listRentRollRows: '' },
};
