import { Switch } from '@mantine/core';
import { IconClipboardCheck } from '@tabler/icons-react';
import { endpointQuery } from '#platform/web/api/index';
import { askedRangeOf, FigureDashboard, type FigureStyle, narrowedBy } from '#platform/web/figures/index';
import { useText } from '#platform/web/i18n/index';
import { lazyPart, useSearchState } from '#platform/web/routing/index';
import { useFlag } from '#platform/web/session/index';
import {
  type FigureKey,
  figureKeys,
  figureList,
  inspectionDashboardEndpoints,
  taskFigureKeys,
} from '../../contract/index.ts';
import classes from './dashboard.module.css';
import { dashboardSearch } from './dashboard-search.ts';
import { addressOf } from './figure-addresses.ts';
import { figureFilters } from './place-filters.ts';

const figureStyles: Record<FigureKey, FigureStyle> = {
  inspections: {},
  average_score: { kind: 'decimal', wanted: 'more' },
  pass_rate: { kind: 'rate', wanted: 'more' },
  compliance: { kind: 'rate', wanted: 'more' },
  overdue: { asOfNow: true, alarm: true },
  deficiencies: { kind: 'decimal', wanted: 'less' },
  open_deficiencies: { asOfNow: true },
  in_time_rate: { kind: 'rate', wanted: 'more' },
};

const [InspectionCharts] = lazyPart(() => import('./inspection-charts.tsx'), { soon: true });

const InspectionDashboard = () => {
  const t = useText();
  const [search, setSearch] = useSearchState(dashboardSearch);
  const seesTasks = useFlag('hasAccessTasks');
  const narrowed = narrowedBy(figureFilters, search);
  const { reinspections, by_area } = search;
  const toggle = (name: 'reinspections' | 'by_area', label: string) => (
    <Switch
      label={label}
      checked={search[name]}
      className={classes.toggle}
      onChange={(event) => setSearch({ [name]: event.currentTarget.checked })}
    />
  );
  return (
    <FigureDashboard
      query={endpointQuery(inspectionDashboardEndpoints.getInspectionDashboard, {
        query: {
          ...narrowed,
          ...askedRangeOf(search),
          ...(reinspections ? { reinspections } : {}),
          ...(by_area ? { by_area } : {}),
        },
      })}
      filters={figureFilters}
      search={search}
      onChange={setSearch}
      options={
        <>
          {toggle('reinspections', t('inspections:dashboard.reinspections'))}
          {toggle('by_area', t('inspections:dashboard.byArea'))}
        </>
      }
      keys={figureKeys}
      awaited={
        seesTasks ? figureKeys : figureKeys.filter((key) => !taskFigureKeys.some((one) => one === key))
      }
      words={(key) => ({
        name: t(`inspections:dashboard.figures.${key}`),
        definition: t(`inspections:dashboard.definitions.${key}`),
      })}
      looks={figureStyles}
      listOf={(key, range) => addressOf(narrowed, figureList(key, { ...range, reinspections }))}
      isEmpty={({ kpis }) => kpis.inspections?.of === 0}
      empty={{
        icon: IconClipboardCheck,
        title: t('inspections:dashboard.empty.title'),
        text: t('inspections:dashboard.empty.text'),
      }}
      charts={(figures) => (
        <InspectionCharts
          counting={{ ...figures.range, reinspections }}
          figures={figures}
          narrowed={narrowed}
        />
      )}
    />
  );
};

export default InspectionDashboard;
