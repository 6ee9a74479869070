import { Text } from '@mantine/core';
import { formatMoney, formatPercent, useText } from '#platform/web/i18n/index';
import { AmountRow, AmountTable } from '#platform/web/ui/index';
import { costKinds, type ProjectCosts } from '../../contract/index.ts';
import { quantityWords } from '../quantity-words.ts';
import classes from './costs.module.css';

type Money = NonNullable<ProjectCosts['money']>;

const MarginRow = ({ label, left }: { label: string; left: Money['made'] }) => {
  const t = useText();
  if (!left) return null;
  return (
    <AmountRow
      label={label}
      note={
        left.share !== null && t('special-projects:cost.ofPrice', { percent: formatPercent(left.share, 1) })
      }
      amount={formatMoney(left.margin)}
    />
  );
};

const HoursRow = ({ hours: { estimated, noted } }: Pick<ProjectCosts, 'hours'>) => {
  const t = useText();
  if (estimated === null && noted === 0) return null;
  const words = (quantity: number) => quantityWords({ quantity, unit_of_measure: 'hour' }, t);
  return (
    <AmountRow
      label={t('special-projects:costs.hours')}
      note={estimated !== null && t('special-projects:costs.hoursEstimated', { hours: words(estimated) })}
      amount={words(noted)}
    />
  );
};

/** Whether there is anything to compare. */
const isEmpty = ({ entries, hours, money }: ProjectCosts): boolean =>
  entries.length === 0 && hours.estimated === null && !money?.estimate;

/** Hours beside those that were estimated; for people who see money what all was estimated at, what it took, and what is
 * left of the price. */
export const CostSums = ({ costs }: { costs: ProjectCosts }) => {
  const { hours, money } = costs;
  if (isEmpty(costs)) return null;
  if (money) return <MoneySums hours={hours} money={money} />;
  return (
    <div className={classes.sums}>
      <AmountTable>
        <tbody>
          <HoursRow hours={hours} />
        </tbody>
      </AmountTable>
    </div>
  );
};

const MoneySums = ({ hours, money }: { hours: ProjectCosts['hours']; money: Money }) => {
  const t = useText();
  const { estimate, actual, by_kind, difference, unpriced, dates_done, estimated, made } = money;
  return (
    <div className={classes.sums}>
      <AmountTable>
        <tbody>
          <HoursRow hours={hours} />
          <AmountRow
            label={t('special-projects:costs.estimate')}
            note={dates_done !== null && t('special-projects:costs.datesDone', { count: dates_done })}
            amount={formatMoney(estimate)}
          />
          <AmountRow
            label={t('special-projects:costs.actual')}
            note={costKinds
              .filter((kind) => by_kind[kind] > 0)
              .map((kind) => `${t(`special-projects:costs.kind.${kind}`)} ${formatMoney(by_kind[kind])}`)
              .join(' · ')}
            amount={formatMoney(actual)}
          />
          {difference !== null && (
            <AmountRow
              sum
              label={t(`special-projects:costs.${difference < 0 ? 'over' : 'under'}`)}
              amount={formatMoney(Math.abs(difference))}
            />
          )}
        </tbody>
        <tfoot>
          <MarginRow label={t('special-projects:costs.marginEstimated')} left={estimated} />
          <MarginRow label={t('special-projects:costs.marginMade')} left={made} />
        </tfoot>
      </AmountTable>
      {unpriced > 0 && (
        <Text size="sm" c="dimmed" mt={8}>
          {t('special-projects:costs.unpricedCount', { count: unpriced })}
        </Text>
      )}
    </div>
  );
};
