import { toFinalize as logs } from '#features/action-logs/contract';
import { actionLogsHref } from '#features/action-logs/web';
import { toFinalize as reports } from '#features/daily-reports/contract';
import { dashboardHref, reportsHref } from '#features/daily-reports/web';
import { CountLinks } from '#features/tasks/web';
import { useText } from '#platform/web/i18n/index';
import { Tile } from '#platform/web/ui/index';
import { usePersonal } from './use-personal.ts';

/** However old, and without the person's default view. */
const all = { older: true, saved: 0 };

/** Reports and logs that are not final, and sites that did not report last night; nothing when nothing waits. */
const Nights = () => {
  const t = useText();
  const kpis = usePersonal().data?.kpis ?? {};
  const { reports_to_finalize, logs_to_finalize, missing_last_night: missing } = kpis;
  const counts = [
    missing && {
      label: t('dashboards:missing'),
      value: missing.value,
      to: dashboardHref({ range: 'custom', from: missing.night, to: missing.night }),
      alarm: true,
    },
    reports_to_finalize && {
      label: t('dashboards:reports'),
      value: reports_to_finalize.value,
      to: reportsHref({ ...reports, ...all }),
    },
    logs_to_finalize && {
      label: t('dashboards:logs'),
      value: logs_to_finalize.value,
      to: actionLogsHref({ ...logs, ...all, ...(logs_to_finalize.mine ? { mine: true } : {}) }),
    },
  ].filter((one) => one !== undefined);
  if (counts.every(({ value }) => value === 0)) return null;
  return (
    <Tile title={t('dashboards:nights')}>
      <CountLinks label={t('dashboards:nights')} counts={counts} />
    </Tile>
  );
};

export default Nights;
