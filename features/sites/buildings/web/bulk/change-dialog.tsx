import { NativeSelect, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { AreaField, areaName, useAreas } from '#features/sites/areas/web';
import * as field from '#platform/contract/fields';
import { queryKeyOf } from '#platform/web/api/index';
import { useReversible } from '#platform/web/bulk/index';
import type { ManyRecords } from '#platform/web/feature/index';
import { DigitsField, FormActions, RecordForm, useRecordForm } from '#platform/web/forms/index';
import { formatNumber, useText } from '#platform/web/i18n/index';
import { useFlag } from '#platform/web/session/index';
import { Dialog } from '#platform/web/ui/index';
import { buildingBulkFields, buildingEndpoints } from '../../contract/index.ts';
import { changeBuildings } from './change-buildings.ts';

const schema = z.object({
  what: z.enum(buildingBulkFields),
  area: field.id.nullable(),
  days: z.int().min(0).max(999).nullable(),
});

type Values = z.infer<typeof schema>;

const initialValues: Values = { what: 'area_id', area: null, days: null };

const Change = ({ count, ids, onDone }: ManyRecords) => {
  const t = useText();
  const client = useQueryClient();
  const plans = useFlag('admin.canEditInspections');
  const areas = useAreas();
  const change = useReversible(() => {
    for (const endpoint of [buildingEndpoints.listBuildings, buildingEndpoints.getBuilding])
      void client.invalidateQueries({ queryKey: queryKeyOf(endpoint) });
  });
  const form = useRecordForm({
    name: 'buildings-change',
    schema,
    initialValues,
    save: async (_, { what, area, days }) =>
      change(
        changeBuildings(what === 'area_id' ? { area_id: area } : { inspection_frequency_days: days }),
        await ids(),
        (said, values) => t(`buildings:bulk.${said}`, values),
      ),
    onSaved: () => onDone([]),
  });
  const { what, area, days } = form.getValues();
  const chosen = areas.find(({ id }) => id === area);
  const value =
    what === 'area_id'
      ? chosen
        ? areaName(chosen)
        : t('buildings:bulk.noArea')
      : days === null
        ? t('buildings:bulk.byJobs')
        : String(days);
  const figures = { count, buildings: formatNumber(count) };
  return (
    <RecordForm form={form} label={t('buildings:bulk.change')}>
      {plans && (
        <NativeSelect
          label={t('buildings:bulk.what')}
          data={buildingBulkFields.map((name) => ({ value: name, label: t(`buildings:bulk.${name}`) }))}
          {...form.field('what')}
        />
      )}
      {what === 'area_id' ? (
        <AreaField
          label={t('buildings:bulk.area_id')}
          clearable
          value={area}
          onChange={(id) => form.setFieldValue('area', id)}
          error={form.errors.area}
        />
      ) : (
        <DigitsField
          label={t('buildings:bulk.inspection_frequency_days')}
          description={t('buildings:bulk.daysText')}
          maxLength={3}
          {...form.field('days')}
        />
      )}
      <Text my="md" role="status">
        {t('buildings:bulk.preview', { ...figures, field: t(`buildings:bulk.${what}`), value })}
      </Text>
      <FormActions inline saving={form.saving} save={t('buildings:bulk.save', figures)} />
    </RecordForm>
  );
};

/** Sets one thing at all chosen buildings. */
const ChangeDialog = (records: ManyRecords) => {
  const t = useText();
  const { count } = records;
  return (
    <Dialog
      form
      title={t('buildings:bulk.save', { count, buildings: formatNumber(count) })}
      onClose={records.onClose}
    >
      <Change {...records} />
    </Dialog>
  );
};

export default ChangeDialog;
