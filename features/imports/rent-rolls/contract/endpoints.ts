import { importEndpoints } from '#features/imports/imports/contract';
import { rentRollMapping } from './mapping.ts';

const calls = importEndpoints({
  entity: 'rent-roll',
  path: '/core/rent-rolls',
  flag: 'admin.canEditTenants',
  many: 'tenants and vacancies',
  mapping: rentRollMapping,
  entered: rentRollMapping,
  answered: {},
});

export const rentRollEndpoints = {
  listRentRolls: calls.list,
  uploadRentRoll: calls.upload,
  getRentRoll: calls.get,
  chooseRentRollHeader: calls.header,
  previewRentRoll: calls.preview,
  runRentRoll: calls.run,
  undoRentRoll: calls.undo,
  listRentRollRows: calls.rows,
  downloadRentRollErrors: calls.errors,
};
