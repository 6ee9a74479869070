import { formatNumber } from '../i18n/index.ts';
import { PlainLink } from '../routing/index.ts';
import classes from './charts.module.css';

export type Bar = {
  label: string;
  /** How long the bar is. */
  count: number;
  to: string;
  note?: string;
  /** The number as it is read, where it is no count. */
  text?: string;
};

/** One bar per line; each links to the records it counts. */
export const Bars = ({
  label,
  bars,
  full,
}: {
  label: string;
  bars: readonly Bar[];
  full?: number | undefined;
}) => {
  const highest = full ?? Math.max(1, ...bars.map(({ count }) => count));
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
            <span className={classes.count}>{bar.text ?? formatNumber(bar.count)}</span>
          </PlainLink>
        </li>
      ))}
    </ul>
  );
};
