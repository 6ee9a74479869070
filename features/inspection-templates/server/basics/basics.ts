import { most } from '../../contract/index.ts';
import { insertScale, saveScale, scalesOf } from './scale-repository.ts';
import { insertType, saveType, typesOf } from './type-repository.ts';
import { writeBasics } from './write-basics.ts';

export const scales = writeBasics({
  entity: 'rating-scale',
  all: scalesOf,
  insert: async (tenant, fields) => (await insertScale(tenant, fields)).id,
  save: saveScale,
  most: { count: most.scales, code: 'scales_full' },
});

export const types = writeBasics({
  entity: 'inspection-type',
  all: typesOf,
  insert: insertType,
  save: saveType,
  most: { count: most.types, code: 'types_full' },
});
