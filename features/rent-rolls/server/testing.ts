import type { Sample } from '#platform/server/testing/sample';
import { growImports } from '../../imports/server/testing.ts';
import { rentRollEndpoints } from '../contract/index.ts';

export const sample: Sample = {
  create: async ({ call }) => {
    const table = 'Building,Floor,Suite,Tenant,Sq ft\nNo such place,3,300,Cobalt & Finch Law,4200\n';
    const file = new Blob([table], { type: 'text/csv' });
    const upload = { files: [{ field: 'file', file, name: 'rent-roll.csv' }] };
    return { rentRollId: (await call(rentRollEndpoints.uploadRentRoll, upload)).id };
  },
  records: { '/core/rent-rolls/{id}': 'rentRollId' },
  grow: growImports('rentRollId'),
  lists: { listRentRolls: '', listRentRollRows: '' },
};
