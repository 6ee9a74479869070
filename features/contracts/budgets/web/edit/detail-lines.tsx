import { NativeSelect, TextInput } from '@mantine/core';
import { DecimalField, LineList } from '#platform/web/forms/index';
import { formatMoney, useText } from '#platform/web/i18n/index';
import {
  type BudgetBasis,
  centsOfDetail,
  detailPeriods,
  detailTypes,
  detailUnits,
} from '../../contract/index.ts';
import { type BudgetForm, fieldsOf } from './basic-fields.tsx';
import { costed, type DetailValue, newDetail } from './budget-values.ts';
import classes from './edit.module.css';

/** Empties the fields that the new type or unit of a line does not use. */
const adjusted = (line: DetailValue): DetailValue => {
  const unit = line.type === 'labor' ? line.unit : 'full';
  const hours = unit === 'hours';
  return {
    ...line,
    unit,
    period: line.type === 'supply_startup' ? 'month' : line.period,
    quantity: hours ? (line.quantity ?? '') : null,
    wage_rate: hours ? (line.wage_rate ?? '') : null,
    amount: hours ? null : (line.amount ?? ''),
    staffing_plan_id: hours ? line.staffing_plan_id : null,
  };
};

export const DetailLines = ({ form, basis }: { form: BudgetForm; basis: BudgetBasis }) => {
  const t = useText();
  const field = fieldsOf(form);
  const change = (at: number, line: DetailValue) => form.setFieldValue(`details.${at}`, adjusted(line));
  return (
    <LineList
      lines={form.values.details}
      nameOf={({ type, note }) => note || t(`budgets:type.${type}`)}
      add={t('budgets:edit.add')}
      empty={t('budgets:edit.none')}
      error={form.errors.details}
      onAdd={() => form.insertListItem('details', newDetail)}
      onRemove={(at) => form.removeListItem('details', at)}
    >
      {(line, at) => (
        <>
          <NativeSelect
            className={classes.type}
            label={t('budgets:edit.type')}
            data={detailTypes.map((type) => ({ value: type, label: t(`budgets:type.${type}`) }))}
            {...field(`details.${at}.type`)}
            onChange={({ currentTarget: { value } }) =>
              change(at, { ...line, type: value as DetailValue['type'] })
            }
          />
          {line.type === 'labor' && (
            <NativeSelect
              label={t('budgets:edit.unit')}
              data={detailUnits.map((unit) => ({ value: unit, label: t(`budgets:unit.${unit}`) }))}
              {...field(`details.${at}.unit`)}
              onChange={({ currentTarget: { value } }) =>
                change(at, { ...line, unit: value as DetailValue['unit'] })
              }
            />
          )}
          <NativeSelect
            label={t('budgets:edit.period')}
            data={
              line.type === 'supply_startup'
                ? [{ value: 'month', label: t('budgets:period.once') }]
                : detailPeriods.map((period) => ({ value: period, label: t(`budgets:period.${period}`) }))
            }
            {...field(`details.${at}.period`)}
          />
          {line.unit === 'hours' ? (
            <>
              <DecimalField
                label={t('budgets:edit.hours')}
                withAsterisk
                {...field(`details.${at}.quantity`)}
              />
              <DecimalField
                label={t('budgets:edit.wage')}
                leftSection="$"
                withAsterisk
                {...field(`details.${at}.wage_rate`)}
              />
            </>
          ) : (
            <DecimalField
              label={t('budgets:edit.amount')}
              leftSection="$"
              withAsterisk
              {...field(`details.${at}.amount`)}
            />
          )}
          <TextInput
            label={t('budgets:edit.note')}
            maxLength={500}
            autoComplete="off"
            {...field(`details.${at}.note`)}
          />
          <output className={classes.monthly}>
            {t('budgets:edit.monthly', { amount: formatMoney(centsOfDetail(costed(line), basis) / 100) })}
          </output>
        </>
      )}
    </LineList>
  );
};
