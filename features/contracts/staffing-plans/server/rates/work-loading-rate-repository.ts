import { recordRepository } from '#platform/server/records/record-repository';
import { workLoadingRate } from '../../contract/index.ts';

export const workLoadingRateRepository = recordRepository({
  table: 'work_loading_rates',
  from: 'work_loading_rates r',
  columns: 'r.id, r.name, r.unit, r.rate::float8 as rate, r.updated_at',
  row: workLoadingRate,
  sorts: { name: 'r.name' },
  unique: { work_loading_rates_name_key: 'name' },
});
