export const serverFiles = ({ many, one, table }) => ({
  'server/feature.ts': `import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import { recordActions } from '#platform/server/records/record-actions';
import { recordRepository } from '#platform/server/records/record-repository';
import { ${one.camel}, ${one.camel}Endpoints } from '../contract/index.ts';

const repository = recordRepository({
  table: '${table}',
  from: '${table} r',
  columns: 'r.id, r.name, r.notes, r.updated_at',
  row: ${one.camel},
  sorts: { name: 'r.name' },
  unique: { ${table}_name_key: 'name' },
});

export const feature = defineServerFeature({
  name: '${many.kebab}',
  endpoints: ${one.camel}Endpoints,
  handlers: (gather) => {
    const actions = recordActions({
      entity: '${one.kebab}',
      repository,
      uses: gather('uses'),
    });
    return {
      list${many.pascal}: actions.list,
      get${one.pascal}: actions.get,
      create${one.pascal}: actions.create,
      update${one.pascal}: actions.update,
      delete${one.pascal}: actions.delete,
      restore${one.pascal}: actions.restore,
    };
  },
  liveAccess: { '${one.kebab}': 'everybody' },
});
`,

  'server/testing.ts': `import type { Sample } from '#platform/server/testing/sample';
import { ${one.camel}Endpoints } from '../contract/index.ts';

export const sample: Sample = {
  create: async ({ call }) => ({
    ${one.camel}Id: (await call(${one.camel}Endpoints.create${one.pascal}, { body: { name: 'First ${one.words}' } })).id,
  }),
  records: { '/core/${many.kebab}/{id}': '${one.camel}Id' },
  grow: ["insert into ${table} (organization_id, name) select :organizationId, '${one.title} ' || n from :more"],
  lists: { list${many.pascal}: '' },
};
`,

  [`server/${many.kebab}.api.test.ts`]: `import { testRecord } from '../../../../tests/api/harness/test-record.ts';
import { ${one.camel}Endpoints } from '../contract/index.ts';

testRecord({
  entity: '${one.kebab}',
  calls: {
    list: ${one.camel}Endpoints.list${many.pascal},
    get: ${one.camel}Endpoints.get${one.pascal},
    create: ${one.camel}Endpoints.create${one.pascal},
    update: ${one.camel}Endpoints.update${one.pascal},
    delete: ${one.camel}Endpoints.delete${one.pascal},
    restore: ${one.camel}Endpoints.restore${one.pascal},
  },
  fields: (n) => ({ name: \`${one.title} \${n}\`, notes: 'Since spring' }),
  wrong: { name: ' ', notes: 'x'.repeat(2001) },
  writer: 'manager',
  reader: 'supervisor',
});
`,
});
