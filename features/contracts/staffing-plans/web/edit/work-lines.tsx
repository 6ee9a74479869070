import { Button, Group, NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '#platform/web/api/index';
import { DecimalField, DigitsField, LineList } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { AnchorLink } from '#platform/web/routing/index';
import { workLoadingRateEndpoints } from '../../contract/rates/endpoints.ts';
import { rateUnits, type WorkLoadingRate } from '../../contract/rates/work-loading-rate.ts';
import classes from './edit.module.css';
import type { FieldProps, PlanForm } from './field-props.ts';
import { newWork } from './plan-values.ts';

type Props = { form: PlanForm; field: FieldProps };

const rates = endpointQuery(workLoadingRateEndpoints.listWorkLoadingRates, { query: { per_page: 100 } });

type RateProps = { rates: readonly WorkLoadingRate[]; onAdd: (rate: WorkLoadingRate) => void };

/** Buttons that add a line for a rate of the organization with one touch. */
const RateButtons = ({ rates: known, onAdd }: RateProps) => {
  const t = useText();
  return (
    <Group className={classes.rates} gap="8px 12px">
      {known.map((rate) => (
        <Button key={rate.id} variant="default" onClick={() => onAdd(rate)}>
          {t('staffing-plans:edit.addRate', { name: rate.name })}
        </Button>
      ))}
      <AnchorLink to="/admin/work-loading-rates">{t('staffing-plans:edit.toRates')}</AnchorLink>
    </Group>
  );
};

/** What is cleaned in a night, at which rate. */
export const WorkLines = ({ form, field }: Props) => {
  const t = useText();
  const { data } = useQuery(rates);
  const unused = (data?.rows ?? []).filter(
    ({ name }) => !form.values.work_load.some((line) => line.name === name),
  );
  return (
    <>
      <LineList
        lines={form.values.work_load}
        nameOf={({ name }) => name || t('staffing-plans:edit.work')}
        add={t('staffing-plans:edit.addWork')}
        empty={t('staffing-plans:edit.noWork')}
        error={form.errors.work_load}
        onAdd={() => form.insertListItem('work_load', newWork)}
        onRemove={(at) => form.removeListItem('work_load', at)}
      >
        {({ unit }, at) => (
          <>
            <TextInput
              label={t('staffing-plans:edit.work')}
              maxLength={100}
              autoComplete="off"
              withAsterisk
              {...field(`work_load.${at}.name`)}
            />
            <NativeSelect
              label={t('staffing-plans:rates.field.unit')}
              data={rateUnits.map((each) => ({ value: each, label: t(`staffing-plans:rates.unit.${each}`) }))}
              {...field(`work_load.${at}.unit`)}
            />
            <DecimalField
              label={t('staffing-plans:rates.field.rate')}
              withAsterisk
              {...field(`work_load.${at}.rate`)}
            />
            <DigitsField
              label={t(
                unit === 'sqft_per_hour' ? 'staffing-plans:field.sqft_basis' : 'staffing-plans:edit.pieces',
              )}
              maxLength={8}
              withAsterisk
              {...field(`work_load.${at}.amount`)}
            />
          </>
        )}
      </LineList>
      <RateButtons
        rates={unused}
        onAdd={({ name, unit, rate }) => form.insertListItem('work_load', { ...newWork, name, unit, rate })}
      />
    </>
  );
};
