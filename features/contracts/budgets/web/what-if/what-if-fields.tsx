import { Checkbox } from '@mantine/core';
import { DecimalField, DigitsField } from '#platform/web/forms/index';
import { formatNumber, useText } from '#platform/web/i18n/index';
import { Columns } from '#platform/web/ui/index';
import type { ChainInputs } from '../../contract/index.ts';
import { boundsOf } from './bounds.ts';
import type { Bounded, Typed } from './typed.ts';

type Props = {
  inputs: ChainInputs;
  typed: Typed;
  wrong: readonly Bounded[];
  change: (next: Partial<Typed>) => void;
};

export const WhatIfFields = ({ inputs, typed, wrong, change }: Props) => {
  const t = useText();
  const { contract, full } = inputs;
  const bounds = boundsOf(inputs);
  const errorOf = (name: Bounded) =>
    wrong.includes(name) &&
    t('budgets:whatIf.between', {
      from: formatNumber(bounds[name].from),
      to: formatNumber(bounds[name].to),
    });
  return (
    <>
      {full?.sqft_basis && (
        <Checkbox
          label={t('budgets:whatIf.forOccupied')}
          checked={typed.for_occupied}
          onChange={({ currentTarget: { checked } }) => change({ for_occupied: checked, wages: {} })}
        />
      )}
      <Columns columns="repeat(2, minmax(0, 1fr))" gap="12px 16px" align="end">
        {contract && (
          <>
            <DigitsField
              label={t('budgets:whatIf.occupied')}
              maxLength={8}
              value={typed.occupied}
              error={errorOf('occupied')}
              onChange={(occupied) => change({ occupied })}
            />
            <DecimalField
              label={t('budgets:whatIf.listPrice')}
              leftSection="$"
              value={typed.list_price}
              onChange={(list_price) => change({ list_price })}
            />
          </>
        )}
        <DecimalField
          label={t('budgets:whatIf.wagePct')}
          leftSection="%"
          value={typed.wage_pct}
          error={errorOf('wage_pct')}
          onChange={(wage_pct) => change({ wage_pct })}
        />
        <DecimalField
          label={t('budgets:field.burden_pct')}
          leftSection="%"
          value={typed.burden_pct}
          error={errorOf('burden_pct')}
          onChange={(burden_pct) => change({ burden_pct })}
        />
        <DigitsField
          label={t('budgets:field.days_per_week')}
          maxLength={1}
          value={typed.days_per_week}
          error={errorOf('days_per_week')}
          onChange={(days_per_week) => change({ days_per_week })}
        />
      </Columns>
    </>
  );
};
