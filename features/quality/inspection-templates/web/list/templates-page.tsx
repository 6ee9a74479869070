import { IconClipboardList, IconListCheck, IconPlus, IconStars } from '@tabler/icons-react';
import { ViewsMenu } from '#features/accounts/saved-views/web';
import {
  currentLocale,
  formatDate,
  formatNumber,
  formatPercent,
  type Translate,
  useText,
} from '#platform/web/i18n/index';
import { RecordList } from '#platform/web/list/index';
import { ButtonLink } from '#platform/web/routing/index';
import { useFlag } from '#platform/web/session/index';
import { type Column, EmptyState, PageHeader, usePrintAction } from '#platform/web/ui/index';
import {
  describeType,
  type TemplateRow,
  templateExportColumns,
  templateListEndpoints,
} from '../../contract/index.ts';
import { editTemplateHref, paths } from '../addresses.ts';
import { TemplateStatus } from '../template-status.tsx';
import { templateList } from './template-list.ts';

const templateColumns = (phone: boolean, t: Translate): readonly Column<TemplateRow>[] => [
  { id: 'name', header: t('inspection-templates:field.name'), sort: 'name', cell: ({ name }) => name },
  {
    id: 'type',
    header: t('inspection-templates:field.inspection_type'),
    sort: 'type',
    width: 170,
    card: 'plain',
    cell: ({ type }) => describeType(type, currentLocale()),
  },
  {
    id: 'version',
    header: t('inspection-templates:field.version'),
    sort: 'version',
    numeric: true,
    width: 100,
    card: 'hidden',
    cell: ({ version }) => version || '–',
  },
  {
    id: 'questions',
    header: t('inspection-templates:field.questions'),
    sort: 'questions',
    numeric: true,
    width: 110,
    card: 'foot',
    cell: ({ questions }) =>
      phone ? t('inspection-templates:count.questions', { count: questions }) : formatNumber(questions),
  },
  {
    id: 'target',
    header: t('inspection-templates:field.target_score'),
    sort: 'target',
    numeric: true,
    from: 800,
    width: 130,
    card: 'hidden',
    cell: ({ target_score }) => formatPercent(target_score / 100, 2),
  },
  {
    id: 'used',
    header: t('inspection-templates:field.used'),
    sort: 'used',
    numeric: true,
    from: 1060,
    width: 100,
    card: 'hidden',
    cell: ({ used }) => formatNumber(used),
  },
  {
    id: 'status',
    header: t('inspection-templates:field.status'),
    width: 220,
    card: 'chip',
    cell: (row) => <TemplateStatus template={row} />,
  },
  {
    id: 'updated',
    header: t('inspection-templates:field.updated'),
    sort: 'updated',
    from: 1060,
    width: 130,
    card: 'foot',
    cell: ({ updated_at }) => formatDate(updated_at),
  },
];

const exporting = { endpoint: templateListEndpoints.exportTemplates, columns: templateExportColumns };

const TemplatesPage = () => {
  const t = useText();
  const mayAdd = useFlag('admin.canAddTemplate');
  const title = t('inspection-templates:titles.list');
  const create = mayAdd && (
    <ButtonLink to={paths.create} leftSection={<IconPlus size={16} aria-hidden />}>
      {t('inspection-templates:actions.create')}
    </ButtonLink>
  );
  return (
    <>
      <PageHeader
        title={title}
        subtitle={t('inspection-templates:list.subtitle')}
        breadcrumbs={[{ title: t('app:titles.admin'), to: '/admin' }, title]}
        action={create}
        menu={[
          { label: t('inspection-templates:titles.scales'), icon: IconStars, to: paths.scales },
          { label: t('inspection-templates:titles.types'), icon: IconListCheck, to: paths.types },
          ...usePrintAction(),
        ]}
      />
      <RecordList
        list={templateList}
        label={title}
        searching={t('inspection-templates:list.search')}
        apply={t('inspection-templates:list.apply')}
        columns={templateColumns}
        rowLabel={({ name }) => name}
        rowHref={({ id }) => editTemplateHref(id)}
        ViewsMenu={ViewsMenu}
        exporting={exporting}
        empty={
          <EmptyState
            icon={IconClipboardList}
            title={t('inspection-templates:list.empty')}
            text={t('inspection-templates:list.emptyText')}
            action={create}
          />
        }
      />
    </>
  );
};

export default TemplatesPage;
