import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { ViewsMenu } from '#features/accounts/saved-views/web';
import { projectPaths } from '#features/projects/special-projects/web';
import { formatMoney, type Translate, useText } from '#platform/web/i18n/index';
import { RecordList } from '#platform/web/list/index';
import { lazyPart, usePreload } from '#platform/web/routing/index';
import { type Column, EmptyState, PageHeader, usePrintAction } from '#platform/web/ui/index';
import { type ProposalTemplate, requiredCents } from '../../contract/index.ts';
import { templateHref } from '../addresses.ts';
import { templateList } from './template-list.ts';

const templateColumns = (_phone: boolean, t: Translate): readonly Column<ProposalTemplate>[] => [
  { id: 'name', header: t('proposals:field.name'), sort: 'name', cell: ({ name }) => name },
  {
    id: 'type',
    header: t('proposals:field.project_type'),
    cell: ({ project_type }) => t(`special-projects:type.${project_type}`),
  },
  {
    id: 'lines',
    header: t('proposals:field.lines'),
    cell: ({ lines }) => t('proposals:templates.lines', { count: lines.length }),
  },
  {
    id: 'total',
    header: t('proposals:field.total'),
    cell: ({ lines }) => formatMoney(requiredCents(lines) / 100),
    numeric: true,
  },
];

const [CreateDialog, preloadCreate] = lazyPart(() => import('./create-template.tsx'));

const TemplatesPage = () => {
  const t = useText();
  const [creating, setCreating] = useState(false);
  usePreload(preloadCreate);
  const createButton = (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setCreating(true)}>
      {t('proposals:templates.create')}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={t('proposals:titles.templates')}
        breadcrumbs={[
          { title: t('special-projects:titles.list'), to: projectPaths.list },
          t('proposals:titles.templates'),
        ]}
        action={createButton}
        menu={usePrintAction()}
      />
      <RecordList
        list={templateList}
        label={t('proposals:titles.templates')}
        searching={t('proposals:templates.search')}
        apply={t('proposals:templates.apply')}
        columns={templateColumns}
        rowLabel={({ name }) => name}
        rowHref={({ id }) => templateHref(id)}
        ViewsMenu={ViewsMenu}
        empty={
          <EmptyState
            title={t('proposals:templates.empty')}
            text={t('proposals:templates.emptyText')}
            action={createButton}
          />
        }
      />
      <Suspense>{creating && <CreateDialog onClose={() => setCreating(false)} />}</Suspense>
    </>
  );
};

export default TemplatesPage;
