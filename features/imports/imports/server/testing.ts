import type { Sample } from '#platform/server/testing/sample';
import { insertRows } from './result/import-row-repository.ts';

export { growImports } from './fixtures/grow-imports.ts';
export { hugeSheet, makeSheet, makeWorkbook, slowSheet, textCell } from './fixtures/make-archive.ts';

const row = {
  outcome: 'created' as const,
  warnings: [],
  reasons: [],
  source: ['W-9'],
  job_id: null,
  building_id: null,
  records: [],
};

/** Without records: the kinds declare them. */
export const sample: Sample = {
  statements: [(tenant, known) => insertRows(tenant, Number(known.importId), [{ ...row, line: 9 }])],
};
export { countRows } from './rows/count-rows.ts';
