import { Paper } from '@mantine/core';
import { useText } from '#platform/web/i18n/index';
import { type Fact, FactList } from '#platform/web/ui/index';
import type { SharedSeries } from '../../contract/index.ts';
import detail from '../detail/detail.module.css';
import { dueWords } from '../series/due-words.ts';
import classes from './shared.module.css';
import { SharedSite } from './shared-site.tsx';

/** Where, what, and until when after each date. */
export const SharedSeriesFacts = ({ series }: { series: SharedSeries }) => {
  const t = useText();
  const facts: Fact[] = [
    [t('tasks:field.building'), <SharedSite key="building" building={series.building} />],
    [t('tasks:field.place'), [series.floor, series.common_area, series.area].filter(Boolean).join(' · ')],
    [t('tasks:field.type'), t(`tasks:type.${series.type}`)],
    [t('tasks:series.facts.due'), dueWords(series, t)],
    [
      t('tasks:series.facts.shift'),
      series.rule.shift_rule !== 'none' && t(`tasks:series.shift.${series.rule.shift_rule}`),
    ],
  ];
  return (
    <Paper component="section" p="md" className={classes.facts} aria-label={t('tasks:task.facts')}>
      <FactList className={detail.list} facts={facts} />
    </Paper>
  );
};
