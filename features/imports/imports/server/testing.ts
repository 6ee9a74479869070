import type { EndpointShape } from '#platform/contract/endpoint';
import type { Sample } from '#platform/server/testing/sample';
import type { ImportCalls } from '../contract/index.ts';
import { growImports } from './fixtures/grow-imports.ts';
import { insertRows } from './result/import-row-repository.ts';

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
export { countRows } from './rows/rows-of-file.ts';

/** The sample of a kind: a file with this table, uploaded by whoever makes it. `record` is the name of its id. */
export const importSample = (
  upload: EndpointShape,
  { record, table, lists }: { record: string; table: string; lists: readonly string[] },
): Sample => {
  const create: Sample['create'] = async ({ call }) => {
    const file = new Blob([table], { type: 'text/csv' });
    const uploaded = await call(upload as ImportCalls['upload'], {
      files: [{ field: 'file', file, name: 'sample.csv' }],
    });
    return { [record]: uploaded.id };
  };
  return {
    create,
    createOwn: create,
    records: { [`${upload.path}/{id}`]: record },
    grow: growImports(record),
    lists: Object.fromEntries(lists.map((name) => [name, ''])),
  };
};
