import { useText } from '#platform/web/i18n/index';
import type { NightSite } from '../../../contract/index.ts';
import { StateIcon } from './state-icon.tsx';
import classes from './wall.module.css';

/** One site: its name, and where it stands in words. */
export const SiteTile = ({ site }: { site: NightSite }) => {
  const t = useText();
  const { state, incidents, doors, number, name } = site;
  const trouble = incidents + doors.unlocked > 0;
  const facts = [
    ...(incidents > 0 ? [t('daily-reports:missing.tonight.incidents', { count: incidents })] : []),
    ...(doors.unlocked > 0 ? [t('daily-reports:missing.tonight.unlocked', { count: doors.unlocked })] : []),
    t(`daily-reports:missing.tonight.states.${state}`),
    ...(state === 'running' && doors.required > 0 && !trouble
      ? [t('daily-reports:missing.tonight.doors', doors)]
      : []),
  ];
  return (
    <li className={classes.site} data-state={trouble ? 'trouble' : state}>
      <StateIcon state={state} trouble={trouble} />
      <span className={classes.words}>
        <span className={classes.name}>
          {name} <span className={classes.number}>{number}</span>
        </span>
        <span className={classes.facts}>{facts.join(' · ')}</span>
      </span>
    </li>
  );
};
