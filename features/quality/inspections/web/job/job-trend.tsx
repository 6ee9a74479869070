import type { AnswerOf } from '#platform/contract/endpoint';
import { TrendChart } from '#platform/web/figures/index';
import { formatDate, useText } from '#platform/web/i18n/index';
import { shownScore, type siteScoreEndpoints } from '../../contract/index.ts';
import { inspectionHref } from '../addresses.ts';

type Props = Pick<AnswerOf<(typeof siteScoreEndpoints)['getJobInspections']>, 'scores' | 'target'>;

/** The latest scores of a job, one column for each inspection. */
const JobTrend = ({ scores, target }: Props) => {
  const t = useText();
  return (
    <TrendChart
      title={t('inspections:job.trend')}
      unit={t('inspections:field.inspected_at')}
      words={[t('inspections:field.score')]}
      target={{
        value: target,
        word: t('inspections:dashboard.charts.target', { score: shownScore(target) }),
      }}
      points={scores.map(({ id, number, inspected_on, score }) => ({
        label: formatDate(inspected_on).slice(0, 5),
        name: `${formatDate(inspected_on)} ${t('inspections:number', { number })}`,
        value: score,
        text: shownScore(score),
        to: inspectionHref(id),
      }))}
    />
  );
};

export default JobTrend;
