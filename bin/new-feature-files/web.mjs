export const webFiles = ({ many, one }) => ({
  'web/routes.tsx': `import { defineFeature } from '#platform/web/feature/index';
import { page } from '#platform/web/routing/index';
import { paths } from './addresses.ts';

export const feature = defineFeature({
  pages: [
    page({
      path: paths.list,
      title: '${many.kebab}:titles.list',
      layout: 'nav',
      gate: 'hasAccessAdmin',
      component: () => import('./list/${many.kebab}-page.tsx'),
    }),
    page({
      path: paths.record,
      title: '${many.kebab}:titles.record',
      layout: 'nav',
      gate: 'hasAccessAdmin',
      component: () => import('./record/${one.kebab}-page.tsx'),
    }),
  ],
});
`,

  'web/addresses.ts': `/** Apart from the route table, whose lazy pages link to each other. */
export const paths = {
  list: '/admin/${many.kebab}',
  record: '/admin/${many.kebab}/$${one.camel}Id',
} as const;

export const ${one.camel}Href = (id: number): string => \`\${paths.list}/\${id}\`;
`,

  'web/live.ts': `import { queryKeyOf } from '#platform/web/api/index';
import type { LiveEntities, LiveEntity } from '#platform/web/feature/index';
import { ${one.camel}Endpoints } from '../contract/index.ts';

/** A change may add any of them to the list or remove it; an open page shows one of them. */
export const read${many.pascal}Again: LiveEntity = (client) => {
  for (const endpoint of [${one.camel}Endpoints.list${many.pascal}, ${one.camel}Endpoints.get${one.pascal}])
    void client.invalidateQueries({ queryKey: queryKeyOf(endpoint) });
};

export const live: LiveEntities = { '${one.kebab}': read${many.pascal}Again };
`,
});
