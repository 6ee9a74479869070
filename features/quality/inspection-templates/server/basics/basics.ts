import { max } from '../../contract/index.ts';
import { insertScale, saveScale, scalesOf } from './scale-repository.ts';
import { insertType, saveType, typesOf } from './type-repository.ts';
import { writeBasics } from './write-basics.ts';

export const scales = writeBasics({
  done: { created: 'rating-scale.created', updated: 'rating-scale.updated' },
  all: scalesOf,
  insert: async (tenant, fields) => (await insertScale(tenant, fields)).id,
  save: saveScale,
  max: { count: max.scales, code: 'scales_full' },
});

export const types = writeBasics({
  done: { created: 'inspection-type.created', updated: 'inspection-type.updated' },
  all: typesOf,
  insert: insertType,
  save: saveType,
  max: { count: max.types, code: 'types_full' },
});
