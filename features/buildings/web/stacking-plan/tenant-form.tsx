import { Checkbox, TextInput } from '@mantine/core';
import { call } from '#platform/web/api/index';
import { DigitsField, PhoneInput, RecordForm, useRecordForm } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { MultiSelect, Select } from '#platform/web/ui/index';
import { type Building, type BuildingTenant, colors, occupancyEndpoints } from '../../contract/index.ts';
import { OccupantActions } from './occupant-actions.tsx';
import classes from './stacking-plan.module.css';

type Props = { building: Building; tenant: BuildingTenant | null; onDone: () => void };

const valuesOf = (tenant: BuildingTenant | null) => ({
  name: tenant?.name ?? '',
  suite: tenant?.suite ?? '',
  floor_ids: tenant?.floor_ids ?? [],
  sqft: tenant?.sqft ?? ('' as const),
  color: tenant?.color ?? null,
  contact_name: tenant?.contact_name ?? '',
  contact_email: tenant?.contact_email ?? '',
  contact_phone: tenant?.contact_phone ?? '',
  check_doors: tenant?.check_doors ?? true,
  move_in: tenant?.move_in ?? '',
  move_out: tenant?.move_out ?? '',
});

const { createBuildingTenant, updateBuildingTenant, deleteBuildingTenant } = occupancyEndpoints;

const fields = updateBuildingTenant.body.omit({ id: true, updated_at: true });

export const TenantForm = ({ building, tenant, onDone }: Props) => {
  const t = useText();
  const form = useRecordForm({
    name: 'building-tenant',
    record: tenant?.id ?? `new-${building.id}`,
    schema: tenant ? updateBuildingTenant.body.omit({ id: true }) : fields,
    initialValues: valuesOf(tenant),
    updatedAt: tenant?.updated_at,
    readRecord: (record) => valuesOf(record as BuildingTenant),
    save: (body) =>
      tenant
        ? call(updateBuildingTenant, {
            body: { updated_at: tenant.updated_at, ...body, id: tenant.id },
          })
        : call(createBuildingTenant, { body: { ...body, building_id: building.id } }),
    onSaved: onDone,
  });
  const floors = form.field('floor_ids');
  return (
    <RecordForm form={form}>
      <TextInput label={t('buildings:tenant.name')} autoComplete="off" {...form.field('name')} />
      <div className={classes.pair}>
        <TextInput label={t('buildings:tenant.suite')} autoComplete="off" {...form.field('suite')} />
        <DigitsField label={t('buildings:plan.sqft')} maxLength={8} {...form.field('sqft')} />
      </div>
      <MultiSelect
        label={t('buildings:tenant.floors')}
        searchable
        data={building.floors.map(({ id, label }) => ({ value: String(id), label }))}
        error={floors.error}
        id={floors.id}
        value={form.values.floor_ids.map(String)}
        onChange={(ids) => form.setFieldValue('floor_ids', ids.map(Number))}
      />
      <Select
        label={t('buildings:tenant.color')}
        clearable
        data={colors.map((color) => ({ value: color, label: t(`buildings:colors.${color}`) }))}
        {...form.field('color')}
      />
      <TextInput
        label={t('buildings:tenant.contactName')}
        autoComplete="off"
        {...form.field('contact_name')}
      />
      <div className={classes.pair}>
        <PhoneInput label={t('buildings:tenant.contactPhone')} {...form.field('contact_phone')} />
        <TextInput
          type="email"
          label={t('buildings:tenant.contactEmail')}
          autoComplete="off"
          {...form.field('contact_email')}
        />
      </div>
      <div className={classes.pair}>
        <TextInput type="date" label={t('buildings:tenant.moveIn')} {...form.field('move_in')} />
        <TextInput type="date" label={t('buildings:tenant.moveOut')} {...form.field('move_out')} />
      </div>
      <Checkbox
        label={t('buildings:tenant.checkDoors')}
        {...form.getInputProps('check_doors', { type: 'checkbox' })}
      />
      <OccupantActions
        saving={form.saving}
        question={t('buildings:tenant.deleteQuestion')}
        remove={tenant && (() => call(deleteBuildingTenant, { params: { id: tenant.id } }))}
        onDone={() => {
          form.release();
          onDone();
        }}
      />
    </RecordForm>
  );
};
