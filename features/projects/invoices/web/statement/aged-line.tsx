import { formatMoney, useText } from '#platform/web/i18n/index';
import { AutoGrid } from '#platform/web/ui/index';
import { type Aged, ageBuckets } from '../../contract/index.ts';
import classes from './statement.module.css';

/** What is owed by its age, and all of it. */
export const AgedLine = ({ aged: { ages, total } }: { aged: Aged }) => {
  const t = useText();
  return (
    <AutoGrid component="dl" className={classes.aged} min={140} fill gap="xs" m="0 0 16px">
      <div>
        <dt>{t('invoices:statement.closing')}</dt>
        <dd>{formatMoney(total)}</dd>
      </div>
      {ageBuckets.map((age) => (
        <div key={age}>
          <dt>{t(`invoices:age.${age}`)}</dt>
          <dd>{formatMoney(ages[age])}</dd>
        </div>
      ))}
    </AutoGrid>
  );
};
