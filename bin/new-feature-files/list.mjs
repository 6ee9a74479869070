export const listFiles = ({ many, one }) => ({
  [`web/list/${one.kebab}-list.ts`]: `import { defineList } from '#platform/web/list/index';
import { ${one.camel}Endpoints } from '../../contract/index.ts';

export const ${one.camel}List = defineList({
  name: '${many.kebab}',
  endpoint: ${one.camel}Endpoints.list${many.pascal},
  sorts: ['name'],
  sort: 'name',
  filters: [],
  phoneSorts: [
    { sort: 'name', order: 'asc', label: '${many.kebab}:list.sortUp' },
    { sort: 'name', order: 'desc', label: '${many.kebab}:list.sortDown' },
  ],
});
`,

  [`web/list/${many.kebab}-page.tsx`]: `import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { ViewsMenu } from '#features/accounts/saved-views/web';
import { type Translate, useText } from '#platform/web/i18n/index';
import { RecordList } from '#platform/web/list/index';
import { useGo } from '#platform/web/routing/index';
import { type Column, Dialog, EmptyState, PageHeader, usePrintAction } from '#platform/web/ui/index';
import type { ${one.pascal} } from '../../contract/index.ts';
import { ${one.camel}Href } from '../addresses.ts';
import { ${one.pascal}Form } from '../record/${one.kebab}-form.tsx';
import { ${one.camel}List } from './${one.kebab}-list.ts';

const columns = (_phone: boolean, t: Translate): readonly Column<${one.pascal}>[] => [
  { id: 'name', header: t('${many.kebab}:field.name'), sort: 'name', cell: ({ name }) => name },
  { id: 'notes', header: t('${many.kebab}:field.notes'), cell: ({ notes }) => notes },
];

const ${many.pascal}Page = () => {
  const t = useText();
  const go = useGo();
  const [creating, setCreating] = useState(false);
  const createButton = (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setCreating(true)}>
      {t('${many.kebab}:actions.create')}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={t('${many.kebab}:titles.list')}
        breadcrumbs={[{ title: t('app:titles.admin'), to: '/admin' }, t('${many.kebab}:titles.list')]}
        action={createButton}
        menu={usePrintAction()}
      />
      <RecordList
        list={${one.camel}List}
        label={t('${many.kebab}:titles.list')}
        searching={t('${many.kebab}:list.search')}
        apply={t('${many.kebab}:list.apply')}
        columns={columns}
        rowLabel={({ name }) => name}
        rowHref={({ id }) => ${one.camel}Href(id)}
        ViewsMenu={ViewsMenu}
        empty={
          <EmptyState
            title={t('${many.kebab}:list.empty')}
            text={t('${many.kebab}:list.emptyText')}
            action={createButton}
          />
        }
      />
      {creating && (
        <Dialog form title={t('${many.kebab}:actions.create')} onClose={() => setCreating(false)}>
          <${one.pascal}Form onSaved={({ id }) => void go(${one.camel}Href(id))} />
        </Dialog>
      )}
    </>
  );
};

export default ${many.pascal}Page;
`,
});
