import type { DateRange } from '#platform/contract/range-fields';
import { BarChart, Charts } from '#platform/web/figures/index';
import { useText } from '#platform/web/i18n/index';
import { type LogFigures, type LogFilters, pointLists } from '../../contract/index.ts';
import { HourMap } from './hour-map.tsx';
import { OpenRequests } from './open-requests.tsx';

type Props = {
  figures: LogFigures & { range: DateRange };
  listOf: (filters: LogFilters) => string;
  restrooms: boolean;
  onRestrooms: (restrooms: boolean) => void;
};

const LogCharts = ({ figures: { charts, range, open_requests }, listOf, restrooms, onRestrooms }: Props) => {
  const t = useText();
  const inLogs = (count: number) => t('action-logs:dashboard.charts.inLogs', { count });
  const counted = t('action-logs:dashboard.figures.entries');
  const { types, rooms, porters } = charts;
  return (
    <Charts>
      <HourMap
        cells={restrooms ? charts.restroom_hours : charts.hours}
        to={(cell) => listOf(restrooms ? pointLists.restroomHour(cell, range) : pointLists.hour(cell, range))}
        {...{ restrooms, onRestrooms }}
      />
      <BarChart
        title={t('action-logs:dashboard.charts.types')}
        counted={counted}
        bars={types.map((one) => ({
          label: t(`action-logs:type.${one.key}`),
          count: one.count,
          note: inLogs(one.logs),
          to: listOf(pointLists.type(one, range)),
        }))}
      />
      <BarChart
        title={t('action-logs:dashboard.charts.rooms')}
        counted={counted}
        bars={rooms.map((one) => ({
          label: one.name,
          count: one.count,
          note: one.building,
          to: listOf(pointLists.room(one, range)),
        }))}
        extra={{ [t('action-logs:dashboard.charts.building')]: (index) => rooms[index]?.building ?? '' }}
      />
      <BarChart
        title={t('action-logs:dashboard.charts.porters')}
        counted={counted}
        bars={porters.map((one) => ({
          label: one.name,
          count: one.count,
          note: inLogs(one.logs),
          to: listOf(pointLists.porter(one, range)),
        }))}
      />
      <OpenRequests requests={open_requests} />
    </Charts>
  );
};

export default LogCharts;
