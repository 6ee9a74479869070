import { IconAlertTriangle } from '@tabler/icons-react';
import { formatNumber } from '../../i18n/numbers.ts';
import { PlainLink } from '../../routing/links.tsx';
import { AutoGrid } from '../columns/auto-grid.tsx';
import classes from './count-links.module.css';

type CountLink = {
  label: string;
  value: number;
  to: string;
  /** Any number above zero is bad news. */
  alarm?: boolean;
};

/** Numbers that each open the list of what they count. */
export const CountLinks = ({ counts, label }: { counts: readonly CountLink[]; label: string }) => (
  <AutoGrid component="ul" className={classes.counts} min={140} gap="xs" aria-label={label}>
    {counts.map(({ label: words, value, to, alarm }) => (
      <li key={words}>
        <PlainLink to={to} className={classes.count} data-alarm={alarm === true && value > 0}>
          <strong>
            {alarm && value > 0 && <IconAlertTriangle size={18} aria-hidden />} {formatNumber(value)}
          </strong>
          {words}
        </PlainLink>
      </li>
    ))}
  </AutoGrid>
);
