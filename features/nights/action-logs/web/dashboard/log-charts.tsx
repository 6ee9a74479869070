import type { DateRange } from '#platform/contract/range-fields';
import { BarChart, Charts } from '#platform/web/figures/index';
import { useText } from '#platform/web/i18n/index';
import { type LogFigures, type LogFilters, pointLists } from '../../contract/index.ts';
import { entryBars } from './entry-bars.ts';
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
  const counted = t('action-logs:dashboard.figures.entries');
  const bars = entryBars({ charts, range, listOf, t });
  return (
    <Charts>
      <HourMap
        cells={restrooms ? charts.restroom_hours : charts.hours}
        to={(cell) => listOf(restrooms ? pointLists.restroomHour(cell, range) : pointLists.hour(cell, range))}
        restrooms={restrooms}
        onRestrooms={onRestrooms}
      />
      <BarChart title={t('action-logs:dashboard.charts.types')} counted={counted} bars={bars.types} />
      <BarChart
        title={t('action-logs:dashboard.charts.rooms')}
        counted={counted}
        bars={bars.rooms}
        extra={{
          [t('action-logs:dashboard.charts.building')]: (index) => charts.rooms[index]?.building ?? '',
        }}
      />
      <BarChart title={t('action-logs:dashboard.charts.porters')} counted={counted} bars={bars.porters} />
      <OpenRequests requests={open_requests} />
    </Charts>
  );
};

export default LogCharts;
