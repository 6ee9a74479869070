import { formatMoney, formatNumber, type Translate, useText } from '#platform/web/i18n/index';
import { type Fact, FactList } from '#platform/web/ui/index';
import {
  checkWorkLoad,
  cleanerHours,
  costOfPlan,
  hoursOfPlan,
  type LaborBasis,
  nightlyHours,
  type PlanRecord,
  type StaffingLine,
  suggestedHours,
  type WorkLoadLine,
} from '../../contract/index.ts';
import classes from './figures.module.css';

type Props = {
  lines: readonly StaffingLine[];
  sqft: number | null;
  basis: LaborBasis;
  full: PlanRecord['full'];
  work: readonly WorkLoadLine[];
};

const hoursText = (hundredths: number, t: Translate): string =>
  t('staffing-plans:hours', { hours: formatNumber(hundredths / 100, 2) });

const differenceText = (percent: number, t: Translate): string =>
  Math.abs(percent) < 0.05
    ? t('staffing-plans:figure.same')
    : t(percent >= 0 ? 'staffing-plans:figure.more' : 'staffing-plans:figure.less', {
        percent: formatNumber(Math.abs(percent), 1),
      });

const workFacts = ({ lines, work }: Props, t: Translate): Fact[] => {
  const { hours, difference_pct } = checkWorkLoad(work, nightlyHours(lines));
  return [
    [t('staffing-plans:figure.work'), hoursText(hours * 100, t)],
    [t('staffing-plans:figure.nightly'), hoursText(nightlyHours(lines), t)],
    [
      t('staffing-plans:figure.difference'),
      difference_pct === null ? null : differenceText(difference_pct, t),
    ],
  ];
};

/** Hours and cost of a plan, calculated by the same code as on the server. */
export const PlanFigures = (props: Props) => {
  const t = useText();
  const { lines, sqft, basis, full, work } = props;
  const hours = hoursOfPlan(lines, sqft, basis);
  const cost = costOfPlan(lines, basis);
  const facts: Fact[] = [
    [
      t('staffing-plans:figure.week'),
      t('staffing-plans:hours', { hours: formatNumber(hours.weekly_hours, 2) }),
    ],
    [
      t('staffing-plans:figure.month'),
      t('staffing-plans:hours', { hours: formatNumber(hours.monthly_hours, 2) }),
    ],
    [t('staffing-plans:figure.fte'), formatNumber(hours.fte, 3)],
    [
      t('staffing-plans:figure.productivity'),
      hours.productivity === null
        ? '–'
        : t('staffing-plans:perHour', { sqft: formatNumber(hours.productivity, 0) }),
    ],
    [t('staffing-plans:figure.wages'), formatMoney(cost.wages)],
    [t('staffing-plans:figure.loaded'), <strong key="loaded">{formatMoney(cost.loaded)}</strong>],
  ];
  return (
    <>
      <h2 className={classes.title}>{t('staffing-plans:figure.title')}</h2>
      <FactList className={classes.facts} facts={facts} />
      {full && sqft !== null && (
        <>
          <h3 className={classes.title}>{t('staffing-plans:figure.occupancy')}</h3>
          <FactList
            className={classes.facts}
            facts={[
              [t('staffing-plans:figure.suggested'), hoursText(suggestedHours(full, sqft), t)],
              [t('staffing-plans:figure.cleaners'), hoursText(cleanerHours(lines), t)],
            ]}
          />
        </>
      )}
      {work.length > 0 && (
        <>
          <h3 className={classes.title}>{t('staffing-plans:section.workLoad')}</h3>
          <FactList className={classes.facts} facts={workFacts(props, t)} />
        </>
      )}
    </>
  );
};
