import { Text } from '@mantine/core';
import { addressLine, DirectionsLink, hoursLines } from '#features/sites/buildings/web';
import { useText } from '#platform/web/i18n/index';
import { usePhone } from '#platform/web/ui/index';
import type { Job } from '../../contract/index.ts';
import classes from './job-card.module.css';

/** Client, address and hours, shown under the title. A phone shows only the address here, and the rest among the facts of
 * the site. */
export const HeaderFacts = ({ job }: { job: Job }) => {
  const t = useText();
  const phone = usePhone();
  const [first, ...others] = job.buildings;
  const hours = first ? hoursLines(first.business_hours, t('buildings:closed')) : [];
  return (
    <div className={classes.facts}>
      {job.logo_url && <img className={classes.logo} src={job.logo_url} alt="" width={56} height={32} />}
      {!phone && <span>{job.client.name}</span>}
      {first && (
        <span className={classes.address}>
          <span>{addressLine(first)}</span>
          <DirectionsLink building={first} />
        </span>
      )}
      {others.length > 0 && <span>{t('jobs:card.moreBuildings', { count: others.length })}</span>}
      {!phone && hours.length > 0 && (
        <Text span inherit>
          {t('jobs:card.hours')}: {hours.join(', ')}
        </Text>
      )}
    </div>
  );
};
