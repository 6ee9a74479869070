import { DashboardOrList } from '#platform/web/figures/index';
import { paths } from '../addresses.ts';

const pages = {
  dashboard: { to: paths.dashboard, flag: 'hasAccessDashboardReports' },
  list: { to: paths.list, flag: 'hasAccessReports' },
} as const;

export const ReportViews = ({ shown }: { shown: 'dashboard' | 'list' }) => (
  <DashboardOrList shown={shown} pages={pages} />
);
