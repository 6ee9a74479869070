import { SegmentedControl } from '@mantine/core';
import type { Flag } from '#platform/contract/flags';
import { useText } from '../i18n/index.ts';
import { useGo, useIsAway } from '../routing/index.ts';
import { useFlag } from '../session/index.ts';

type View = 'dashboard' | 'list';

type Page = { to: string; flag: Flag };

/** Switches between the figures and the records, for people who may see both. */
export const DashboardOrList = ({ shown, pages }: { shown: View; pages: Record<View, Page> }) => {
  const t = useText();
  const go = useGo();
  const isAway = useIsAway();
  const seesFigures = useFlag(pages.dashboard.flag);
  const seesRecords = useFlag(pages.list.flag);
  if (!seesFigures || !seesRecords) return null;
  return (
    <SegmentedControl
      data-no-print
      aria-label={t('platform:figures.views.label')}
      value={shown}
      onChange={(next) => void go(pages[next as View].to)}
      data={(['dashboard', 'list'] as const).map((value) => ({
        value,
        label: t(`platform:figures.views.${value}`),
        disabled: value !== shown && isAway(pages[value].to),
      }))}
    />
  );
};
