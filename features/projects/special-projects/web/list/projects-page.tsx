import { useMemo } from 'react';
import { ViewsMenu } from '#features/accounts/saved-views/web';
import { useListLinks } from '#platform/web/feature/actions';
import { useText } from '#platform/web/i18n/index';
import { listPage, RecordList } from '#platform/web/list/index';
import type { Visit } from '#platform/web/routing/index';
import { useSession } from '#platform/web/session/index';
import { EmptyState, PageHeader, usePrintAction } from '#platform/web/ui/index';
import { exportColumnsFor, projectListEndpoints, seesMoney } from '../../contract/index.ts';
import { projectHref } from '../addresses.ts';
import { useCreateButton } from './create-button.tsx';
import { projectColumns } from './project-columns.tsx';
import { projectList } from './project-list.ts';
import { ProjectViewSwitch } from './project-view-switch.tsx';

export const prefetch = ({ client, search }: Visit): void =>
  void client.prefetchQuery(listPage(projectList, projectList.schema.parse(search)));

/** The special projects of all sites and clients in scope. */
const ProjectsPage = () => {
  const t = useText();
  const { flags } = useSession();
  const shownMoney = seesMoney(flags);
  const shownBilling = flags.has('specialProjects.canViewInvoices');
  const columns = useMemo(() => projectColumns(shownMoney, shownBilling), [shownMoney, shownBilling]);
  const exporting = {
    endpoint: projectListEndpoints.exportSpecialProjects,
    columns: exportColumnsFor(flags),
  };
  const create = useCreateButton();
  const [links, print] = [useListLinks(projectList.name), usePrintAction()];
  const title = t('special-projects:titles.list');
  return (
    <>
      <PageHeader
        title={title}
        chip={<ProjectViewSwitch />}
        breadcrumbs={[title]}
        action={create}
        menu={[...links, ...print]}
      />
      <RecordList
        list={projectList}
        label={title}
        searching={t('special-projects:list.search')}
        apply={t('special-projects:list.apply')}
        columns={columns}
        rowLabel={({ number, title: name }) => `${number} ${name}`}
        rowHref={({ id }) => projectHref(id)}
        ViewsMenu={ViewsMenu}
        exporting={exporting}
        empty={
          <EmptyState
            title={t('special-projects:list.empty')}
            text={t('special-projects:list.emptyText')}
            action={create}
          />
        }
      />
    </>
  );
};

export default ProjectsPage;
