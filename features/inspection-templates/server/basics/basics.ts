import { most } from '../../contract/index.ts';
import { insertScale, saveScale, scalesOf } from './scale-repository.ts';
import { insertType, saveType, typesOf } from './type-repository.ts';
import { writeBasics } from './write-basics.ts';

export const scales = writeBasics({
  done: { created: 'rating-scale.created', updated: 'rating-scale.updated' },
  all: scalesOf,
  insert: async (tenant, fields) => (await insertScale(tenant, fields)).id,
  save: saveScale,
  most: { count: most.scales, code: 'scales_full' },
});

export const types = writeBasics({
  done: { created: 'inspection-type.created', updated: 'inspection-type.updated' },
  all: typesOf,
  insert: insertType,
  save: saveType,
  most: { count: most.types, code: 'types_full' },
});
