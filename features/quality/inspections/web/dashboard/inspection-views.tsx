import { SegmentedControl } from '@mantine/core';
import { useText } from '#platform/web/i18n/index';
import { useGo, useIsAway } from '#platform/web/routing/index';
import { useFlag } from '#platform/web/session/index';
import { dashboardHref, paths } from '../addresses.ts';

const views = ['dashboard', 'sites', 'list'] as const;

type View = (typeof views)[number];

const addresses: Record<View, () => string> = {
  dashboard: () => dashboardHref(),
  sites: () => dashboardHref({ view: 'sites' }),
  list: () => paths.list,
};

/** Figures, sites and inspections, for whoever may see figures. On the dashboard it changes the view alone, so that what is
 * narrowed stays so. */
export const InspectionViews = ({
  shown,
  onView,
}: {
  shown: View;
  onView?: (view: 'dashboard' | 'sites') => void;
}) => {
  const t = useText();
  const go = useGo();
  const isAway = useIsAway();
  const mayDashboard = useFlag('hasAccessDashboardInspections');
  const mayList = useFlag('hasAccessInspections');
  const open = views.filter((view) => (view === 'list' ? mayList : mayDashboard));
  if (open.length < 2) return null;
  return (
    <SegmentedControl
      data-no-print
      aria-label={t('inspections:dashboard.views.label')}
      value={shown}
      onChange={(next) => {
        const view = next as View;
        if (view !== 'list' && onView) onView(view);
        else void go(addresses[view]());
      }}
      data={open.map((value) => ({
        value,
        label: t(`inspections:dashboard.views.${value}`),
        disabled: value !== shown && isAway(addresses[value]()),
      }))}
    />
  );
};
