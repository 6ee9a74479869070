import { formatDate, formatNumber, useText } from '../i18n/index.ts';
import { PlainLink } from '../routing/index.ts';
import { ChartFrame } from './chart-frame.tsx';
import classes from './charts.module.css';
import { DataTable } from './data-table.tsx';
import { toTheEnd } from './to-the-end.ts';

/** One count; a click opens its list. */
type Column = { count: number; to: string };

type Props = {
  title: string;
  /** Names of the two columns of a week: the first is drawn as outline, the second filled. */
  words: readonly [string, string];
  weeks: readonly { from: string; to: string; columns: readonly [Column, Column] }[];
};

const kinds = ['outline', 'filled'] as const;

/** Two columns for each week, such as created and done tasks. */
export const WeeksChart = ({ title, words, weeks }: Props) => {
  const t = useText();
  const counts = weeks.flatMap(({ columns }) => columns.map(({ count }) => count));
  const highest = Math.max(1, ...counts);
  return (
    <ChartFrame
      wide
      title={title}
      empty={counts.every((count) => count === 0)}
      legend={words.map((word, at) => ({ kind: kinds[at] ?? '', word }))}
      table={
        <DataTable
          label={title}
          head={[t('platform:figures.week'), ...words]}
          rows={weeks.map(({ from, to, columns }) => [
            `${formatDate(from)} – ${formatDate(to)}`,
            ...columns.map(({ count }) => count),
          ])}
        />
      }
    >
      <div ref={toTheEnd} className={classes.scroll}>
        <ol className={classes.weeks}>
          {weeks.map((week) => (
            <li key={week.from} className={classes.week}>
              <div className={classes.columns}>
                {week.columns.map(({ count, to }, at) => (
                  <PlainLink
                    key={kinds[at]}
                    to={to}
                    className={classes.column}
                    aria-label={t('platform:figures.bar', {
                      week: t('platform:figures.weekOf', { date: formatDate(week.from) }),
                      count,
                      what: words[at] ?? '',
                    })}
                  >
                    <span className={classes.top}>{formatNumber(count)}</span>
                    <span
                      className={classes.pillar}
                      data-kind={kinds[at]}
                      data-empty={count === 0}
                      style={{ height: `${(100 * count) / highest}%` }}
                    />
                  </PlainLink>
                ))}
              </div>
              <span className={classes.under}>{formatDate(week.from).slice(0, 5)}</span>
            </li>
          ))}
        </ol>
      </div>
    </ChartFrame>
  );
};
