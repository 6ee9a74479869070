export const contractFiles = ({ many, one }) => ({
  'contract/index.ts': `export { ${one.camel}Endpoints } from './endpoints.ts';
export { type ${one.pascal}, ${one.camel} } from './${one.kebab}.ts';
`,

  [`contract/${one.kebab}.ts`]: `import { z } from 'zod';
import * as field from '#platform/contract/fields';

export const ${one.camel}Fields = {
  name: field.name,
  notes: field.longText.default(''),
};

export const ${one.camel} = z.object({
  id: field.id,
  name: z.string(),
  notes: z.string(),
  updated_at: z.string(),
});

export type ${one.pascal} = z.infer<typeof ${one.camel}>;
`,

  'contract/endpoints.ts': `import { recordEndpoints } from '#platform/contract/records';
import { ${one.camel}, ${one.camel}Fields } from './${one.kebab}.ts';

const calls = recordEndpoints({
  entity: '${one.kebab}',
  many: '${many.words}',
  path: '/core/${many.kebab}',
  record: ${one.camel},
  fields: ${one.camel}Fields,
  read: 'signed-in',
  write: { all: ['hasAccessAdmin'] },
});

export const ${one.camel}Endpoints = {
  list${many.pascal}: calls.list,
  get${one.pascal}: calls.get,
  create${one.pascal}: calls.create,
  update${one.pascal}: calls.update,
  delete${one.pascal}: calls.delete,
  restore${one.pascal}: calls.restore,
};
`,
});
