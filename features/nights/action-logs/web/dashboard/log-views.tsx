import { DashboardOrList } from '#platform/web/figures/index';
import { paths } from '../addresses.ts';

const pages = {
  dashboard: { to: paths.dashboard, flag: 'hasAccessDashboardActionLogs' },
  list: { to: paths.list, flag: 'hasAccessActionLog' },
} as const;

export const LogViews = ({ shown }: { shown: 'dashboard' | 'list' }) => (
  <DashboardOrList shown={shown} pages={pages} />
);
