import { useText } from '#platform/web/i18n/index';
import { AnchorLink } from '#platform/web/routing/index';
import type { Task } from '../../contract/index.ts';
import { seriesHref, taskHref } from '../addresses.ts';
import { ruleWords } from './due-words.ts';
import classes from './series.module.css';

/** How the task repeats, with links to its series and to the previous and next task. */
const SeriesLine = ({ series }: { series: NonNullable<Task['series']> }) => {
  const t = useText();
  const beside = [
    ['previous', series.previous_task_id],
    ['next', series.next_task_id],
  ] as const;
  return (
    <div className={classes.line}>
      <AnchorLink to={seriesHref(series.id)}>{ruleWords(series.rule, series.based_on, t)}</AnchorLink>
      <span className={classes.neighbours} data-no-print>
        {beside.map(
          ([way, id]) =>
            id !== null && (
              <AnchorLink key={way} to={taskHref(id)} size="sm">
                {t(`tasks:series.line.${way}`)}
              </AnchorLink>
            ),
        )}
      </span>
    </div>
  );
};

export default SeriesLine;
