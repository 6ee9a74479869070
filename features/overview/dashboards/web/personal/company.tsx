import { workNowKeys, workNowList } from '#features/tasks/tasks/contract';
import { tasksHref } from '#features/tasks/tasks/web';
import { useText } from '#platform/web/i18n/index';
import { CountLinks, Tile } from '#platform/web/ui/index';
import { usePersonal } from './offline-ready/bring-home.ts';

const alarms = new Set(['past_due']);

/** The work of the whole company in five numbers, for people who see every job. */
const Company = () => {
  const t = useText();
  const { data } = usePersonal();
  const company = data?.company;
  if (!company) return null;
  return (
    <Tile title={t('dashboards:company')} wide>
      <CountLinks
        label={t('dashboards:company')}
        counts={workNowKeys.map((key) => ({
          label: t(`tasks:work.${key}`),
          value: company[key],
          to: tasksHref(workNowList(key, company)),
          alarm: alarms.has(key),
        }))}
      />
    </Tile>
  );
};

export default Company;
