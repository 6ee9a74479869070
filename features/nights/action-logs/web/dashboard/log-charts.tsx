import type { DateRange } from '#platform/contract/range-fields';
import { BarChart, ChartFrame, Charts } from '#platform/web/figures/index';
import { formatDateTime, useText } from '#platform/web/i18n/index';
import { RecordLines } from '#platform/web/ui/index';
import { type LogFigures, type LogFilters, type OpenRequest, pointLists } from '../../contract/index.ts';
import { actionLogHref } from '../addresses.ts';
import { entryBars } from './entry-bars.ts';
import { HourMap } from './hour-map.tsx';

/** What tenants wait for, the latest first; each opens its log. */
const OpenRequests = ({ requests }: { requests: readonly OpenRequest[] }) => {
  const t = useText();
  return (
    <ChartFrame title={t('action-logs:dashboard.charts.requests')} empty={requests.length === 0} wide>
      <RecordLines
        label={t('action-logs:dashboard.charts.requests')}
        lines={requests.map(({ id, log_id, action_type, description, job, requested_by, since }) => ({
          id,
          to: actionLogHref(log_id),
          title: description === '' ? t(`action-logs:type.${action_type}`) : description,
          facts: [
            description !== '' && t(`action-logs:type.${action_type}`),
            `${job.job_number} ${job.job_name}`,
            requested_by !== null && t('action-logs:entry.requestedBy', { name: requested_by }),
            t('action-logs:dashboard.charts.since', { when: formatDateTime(since) }),
          ],
          marks: null,
        }))}
      />
    </ChartFrame>
  );
};

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
