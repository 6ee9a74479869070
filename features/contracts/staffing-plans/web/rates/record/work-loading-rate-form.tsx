import { NativeSelect, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '#platform/web/api/index';
import { showSuccess } from '#platform/web/feedback/index';
import { DecimalField, FormActions, RecordForm, useRecordForm } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { rateUnits, type WorkLoadingRate, workLoadingRateEndpoints } from '../../../contract/index.ts';
import { refreshWorkLoadingRates } from '../refresh-rates.ts';

const { createWorkLoadingRate, updateWorkLoadingRate } = workLoadingRateEndpoints;

type Changes = z.output<typeof updateWorkLoadingRate.body>;

type Props = {
  /** Undefined: the form creates a new rate. */
  workLoadingRate?: WorkLoadingRate;
  onSaved: (saved: WorkLoadingRate) => void;
  /** Called when the person prefers the saved record over the own input. */
  onReloaded?: (record: WorkLoadingRate) => void;
};

const useWorkLoadingRateForm = ({ workLoadingRate, onSaved, onReloaded }: Props) => {
  const t = useText();
  const client = useQueryClient();
  return useRecordForm({
    name: 'work-loading-rate',
    record: workLoadingRate?.id ?? 'new',
    schema: workLoadingRate ? updateWorkLoadingRate.body : createWorkLoadingRate.body,
    updatedAt: workLoadingRate?.updated_at,
    initialValues: {
      name: workLoadingRate?.name ?? '',
      unit: workLoadingRate?.unit ?? 'sqft_per_hour',
      rate: workLoadingRate?.rate ?? '',
    },
    labels: {
      name: t('staffing-plans:rates.field.name'),
      unit: t('staffing-plans:rates.field.unit'),
      rate: t('staffing-plans:rates.field.rate'),
    },
    save: (body) =>
      workLoadingRate
        ? call(updateWorkLoadingRate, { params: { id: workLoadingRate.id }, body: body as Changes })
        : call(createWorkLoadingRate, { body }),
    onSaved: (saved) => {
      refreshWorkLoadingRates(client, [saved.id]);
      showSuccess(t('staffing-plans:rates.saved'));
      onSaved(saved);
    },
    onReloaded: (record) => onReloaded?.(record as WorkLoadingRate),
  });
};

export const WorkLoadingRateForm = (props: Props) => {
  const t = useText();
  const form = useWorkLoadingRateForm(props);
  return (
    <RecordForm form={form} label={t('staffing-plans:rates.titles.record')}>
      <TextInput
        label={t('staffing-plans:rates.field.name')}
        maxLength={form.limit('name')}
        {...form.field('name')}
      />
      <NativeSelect
        label={t('staffing-plans:rates.field.unit')}
        data={rateUnits.map((unit) => ({ value: unit, label: t(`staffing-plans:rates.unit.${unit}`) }))}
        {...form.field('unit')}
      />
      <DecimalField label={t('staffing-plans:rates.field.rate')} {...form.field('rate')} />
      <FormActions saving={form.saving} />
    </RecordForm>
  );
};
