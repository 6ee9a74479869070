import { areaTypeWords } from '#features/sites/buildings/web';
import { BarChart, changeText } from '#platform/web/figures/index';
import { formatNumber, formatPercent, useText } from '#platform/web/i18n/index';
import { type Counting, type Issue, pointLists } from '../../contract/index.ts';
import { inspectionsOf } from './figure-addresses.ts';

type Props = {
  issues: readonly Issue[];
  counting: Counting;
  /** The filters of the figures that the lists share. */
  narrowed: Record<string, number>;
};

/** What is found deficient most, with how that changes. */
export const TopIssues = ({ issues, counting, narrowed }: Props) => {
  const t = useText();
  return (
    <BarChart
      counted={t('inspections:dashboard.charts.deficient')}
      title={t('inspections:dashboard.charts.issues')}
      bars={issues.map((issue) => ({
        label: issue.area_type
          ? t('inspections:dashboard.charts.issue', {
              place: areaTypeWords(issue.area_type, t),
              question: issue.question,
            })
          : issue.question,
        count: issue.count,
        note: t('inspections:dashboard.charts.issueNote', {
          change: changeText(issue.delta),
          share: formatPercent(issue.share),
          of: t('inspections:dashboard.charts.of', { count: issue.inspections }),
        }),
        to: inspectionsOf(narrowed, pointLists.issue(issue, counting)),
      }))}
      extra={{
        [t('inspections:dashboard.charts.before')]: (index) => formatNumber(issues[index]?.previous ?? 0),
        [t('inspections:dashboard.charts.change')]: (index) => changeText(issues[index]?.delta ?? null),
        [t('inspections:dashboard.charts.share')]: (index) => formatPercent(issues[index]?.share ?? 0, 1),
      }}
    />
  );
};
