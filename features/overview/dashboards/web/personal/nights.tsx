import { toFinalizeHref as logsHref } from '#features/nights/action-logs/web';
import { dashboardHref, toFinalizeHref as reportsHref } from '#features/nights/daily-reports/web';
import { useText } from '#platform/web/i18n/index';
import { CountLinks, Tile } from '#platform/web/ui/index';
import { usePersonal } from './offline-ready/bring-home.ts';

/** Reports and logs that are not final, and sites that did not report last night. Shows nothing when there are none. */
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
      to: reportsHref(),
    },
    logs_to_finalize && {
      label: t('dashboards:logs'),
      value: logs_to_finalize.value,
      to: logsHref(logs_to_finalize.mine),
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
