import { useState } from 'react';
import { DecimalField, orNothing } from '#platform/web/forms/index';
import { formatMoney, useText } from '#platform/web/i18n/index';
import { priceAtMargin, priceAtMarkup } from '../../contract/index.ts';
import classes from './cost.module.css';

const usual = 20;

/** Finds the price for a cost, once with the entered percentage as margin and once as mark-up. */
export const PriceFinder = ({ cost }: { cost: number }) => {
  const t = useText();
  const [percent, setPercent] = useState<number | ''>(usual);
  const margin = Math.min(orNothing(percent), 500);
  return (
    <div className={classes.finder}>
      <DecimalField label={t('budgets:price.at')} leftSection="%" value={percent} onChange={setPercent} />
      <output>
        <span>
          {t('budgets:price.atMargin')} <b>{margin < 100 ? formatMoney(priceAtMargin(cost, margin)) : '–'}</b>
        </span>
        <span>
          {t('budgets:price.atMarkup')} <b>{formatMoney(priceAtMarkup(cost, margin))}</b>
        </span>
      </output>
    </div>
  );
};
