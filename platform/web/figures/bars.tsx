import { formatNumber } from '../i18n/index.ts';
import { PlainLink } from '../routing/index.ts';
import classes from './charts.module.css';

export type Bar = { label: string; count: number; to: string; note?: string };

/** One bar per line; each links to the records it counts. */
export const Bars = ({ label, bars }: { label: string; bars: readonly Bar[] }) => {
  const highest = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <ul className={classes.bars} aria-label={label}>
      {bars.map((bar) => (
        <li key={bar.to}>
          <PlainLink to={bar.to} className={classes.bar}>
            <span className={classes.words}>
              <span className={classes.label}>{bar.label}</span>
              {bar.note && <span className={classes.note}>{bar.note}</span>}
            </span>
            <span className={classes.track} aria-hidden>
              <span className={classes.fill} style={{ width: `${(100 * bar.count) / highest}%` }} />
            </span>
            <span className={classes.count}>{formatNumber(bar.count)}</span>
          </PlainLink>
        </li>
      ))}
    </ul>
  );
};
