import { IconBuildingCommunity } from '@tabler/icons-react';
import { ViewsMenu } from '#features/accounts/saved-views/web';
import { jobHref } from '#features/sites/jobs/web';
import { useText } from '#platform/web/i18n/index';
import { RecordList } from '#platform/web/list/index';
import { EmptyState } from '#platform/web/ui/index';
import { QuickLook } from '../../quick-look/quick-look-slot.tsx';
import { siteColumns } from './site-columns.tsx';
import { siteList } from './site-list.ts';

/** All active sites, those that are due first. */
const SiteListView = () => {
  const t = useText();
  return (
    <>
      <RecordList
        list={siteList}
        label={t('inspections:dashboard.sites.label')}
        searching={t('inspections:dashboard.sites.search')}
        apply={t('inspections:dashboard.sites.apply')}
        columns={siteColumns}
        rowLabel={({ job_number, job_name }) => `${job_number} ${job_name}`}
        rowHref={({ id }) => jobHref(id)}
        ViewsMenu={ViewsMenu}
        empty={
          <EmptyState
            icon={IconBuildingCommunity}
            title={t('inspections:dashboard.sites.empty')}
            text={t('inspections:dashboard.sites.emptyText')}
          />
        }
      />
      <QuickLook />
    </>
  );
};

export default SiteListView;
