import { IconClipboardList, IconListCheck, IconPlus, IconStars } from '@tabler/icons-react';
import { ViewsMenu } from '#features/accounts/saved-views/web';
import { useText } from '#platform/web/i18n/index';
import { RecordList } from '#platform/web/list/index';
import { ButtonLink } from '#platform/web/routing/index';
import { useFlag } from '#platform/web/session/index';
import { EmptyState, PageHeader, usePrintAction } from '#platform/web/ui/index';
import { templateExportColumns, templateListEndpoints } from '../../contract/index.ts';
import { editTemplateHref, paths } from '../addresses.ts';
import { templateColumns } from './template-columns.tsx';
import { templateList } from './template-list.ts';

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
