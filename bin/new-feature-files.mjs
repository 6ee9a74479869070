/** The files of an empty feature: `names` as `namesOf` answers them. */
export const featureFiles = ({ kebab, camel, pascal, title }) => ({
  'README.md': `# ${title}

What one of them is, in one sentence, and who works with it.

## Words

- **${title}**: ...

## Invariants

- ...

Events sent or heard: none. Flags: none.
`,
  'contract/index.ts': `export { ${camel}Endpoints } from './endpoints.ts';
export { ${camel}Messages } from './messages.ts';
`,
  'contract/endpoints.ts': `import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint';

export const ${camel}Endpoints = {
  list${pascal}: endpoint({
    method: 'GET',
    path: '/${kebab}',
    summary: 'All ${title.toLowerCase()} of the organization',
    access: 'signed-in',
    answer: z.array(z.object({ id: z.int() })),
    rate: 'read',
    audit: null,
  }),
};
`,
  'contract/endpoints.test.ts': `import { expect, it } from 'vitest';
import { ${camel}Endpoints } from './index.ts';

it('lists ${title.toLowerCase()} for people who signed in', () => {
  expect(${camel}Endpoints.list${pascal}).toMatchObject({ path: '/${kebab}', access: 'signed-in' });
});
`,
  'contract/messages.ts': `import type { Messages } from '#platform/contract/messages/catalogue';

export const ${camel}Messages = { en: {}, es: {} } satisfies Messages;
`,
  'server/index.ts': `export { feature } from './feature.ts';
`,
  'server/feature.ts': `import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import { ${camel}Endpoints, ${camel}Messages } from '../contract/index.ts';
import { ${camel}Handlers } from './handlers.ts';

export const feature = defineServerFeature({
  name: '${kebab}',
  endpoints: ${camel}Endpoints,
  handlers: ${camel}Handlers,
  messages: ${camel}Messages,
});
`,
  'server/testing.ts': `import type { Sample } from '#platform/server/testing/sample';

export const sample: Sample = {
  short: { list${pascal}: 'empty until there is a table' },
};
`,
  'server/handlers.ts': `import type { Handlers } from '#platform/server/http/call';
import type { ${camel}Endpoints } from '../contract/index.ts';

export const ${camel}Handlers: Handlers<typeof ${camel}Endpoints> = {
  list${pascal}: async () => [],
};
`,
  'web/routes.tsx': `import { defineFeature } from '#platform/web/feature/index';

export const feature = defineFeature({ pages: [] });
`,
  'web/texts.ts': `import type en from '../locales/en.json';

declare module '#platform/web/i18n/texts' {
  interface Texts {
    ${kebab === camel ? kebab : `'${kebab}'`}: typeof en;
  }
}
`,
  'locales/en.json': `${JSON.stringify({ title }, null, 2)}\n`,
  'locales/es.json': `${JSON.stringify({ title }, null, 2)}\n`,
});

export const namesOf = (kebab) => {
  const words = kebab.split('-');
  const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);
  const pascal = words.map(capital).join('');
  return {
    kebab,
    pascal,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    title: capital(words.join(' ')),
  };
};
