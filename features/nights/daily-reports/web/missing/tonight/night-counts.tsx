import { IconAlertTriangle, IconLockOpen } from '@tabler/icons-react';
import { formatNumber, useText } from '#platform/web/i18n/index';
import { type NightCounts as Counts, tonightStates } from '../../../contract/index.ts';
import { StateIcon } from './state-icon.tsx';
import classes from './wall.module.css';

/** The figures of the night, as large as the screen allows. */
export const NightCounts = ({ counts }: { counts: Counts }) => {
  const t = useText();
  const troubles = [
    { name: 'incidents', Icon: IconAlertTriangle },
    { name: 'unlocked', Icon: IconLockOpen },
  ] as const;
  return (
    <dl className={classes.counts}>
      {tonightStates.map((state) => (
        <div key={state} data-state={state}>
          <dt>
            <StateIcon state={state} /> {t(`daily-reports:missing.tonight.counts.${state}`)}
          </dt>
          <dd>{formatNumber(counts[state])}</dd>
        </div>
      ))}
      {troubles.map(({ name, Icon }) => (
        <div key={name} data-state={counts[name] > 0 ? 'trouble' : 'none'}>
          <dt>
            <Icon size="1.3em" stroke={2} aria-hidden /> {t(`daily-reports:missing.tonight.counts.${name}`)}
          </dt>
          <dd>{formatNumber(counts[name])}</dd>
        </div>
      ))}
    </dl>
  );
};
