import { Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { DecimalField, orNothing } from '#platform/web/forms/index';
import { formatMoney, useText } from '#platform/web/i18n/index';
import { Columns } from '#platform/web/ui/index';
import { priceAtMargin, priceAtMarkup } from '../../contract/index.ts';
import classes from './cost.module.css';

const usual = 20;

/** Finds the price for a cost, once with the entered percentage as margin and once as mark-up. */
export const PriceFinder = ({ cost }: { cost: number }) => {
  const t = useText();
  const [percent, setPercent] = useState<number | ''>(usual);
  const margin = Math.min(orNothing(percent), 500);
  return (
    <Columns className={classes.finder} columns="96px minmax(0, 1fr)" gap="sm" align="end">
      <DecimalField label={t('budgets:price.at')} leftSection="%" value={percent} onChange={setPercent} />
      <Stack component="output" gap={2}>
        <Group component="span" gap="xs" align="stretch" justify="space-between" wrap="nowrap">
          {t('budgets:price.atMargin')} <b>{margin < 100 ? formatMoney(priceAtMargin(cost, margin)) : '–'}</b>
        </Group>
        <Group component="span" gap="xs" align="stretch" justify="space-between" wrap="nowrap">
          {t('budgets:price.atMarkup')} <b>{formatMoney(priceAtMarkup(cost, margin))}</b>
        </Group>
      </Stack>
    </Columns>
  );
};
