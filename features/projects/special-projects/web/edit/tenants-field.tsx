import { useQuery } from '@tanstack/react-query';
import { type BuildingTenant, tenantName } from '#features/sites/buildings/contract';
import { tenantsQuery, useBuilding } from '#features/sites/buildings/web';
import { useText } from '#platform/web/i18n/index';
import { MultiSelect } from '#platform/web/ui/index';
import { fieldsOf, type ProjectForm } from './field-props.ts';

type Props = { form: ProjectForm; buildingId: number };

/** Whom the work concerns: those who rent in the building today, and those who were chosen before. */
export const TenantsField = ({ form, buildingId }: Props) => {
  const t = useText();
  const { data = [] } = useQuery(tenantsQuery(buildingId));
  const building = useBuilding(buildingId);
  const { id, error } = fieldsOf(form)('building_tenant_ids');
  const chosen = form.values.building_tenant_ids;
  const floorsOf = ({ floor_ids }: BuildingTenant): string =>
    (building?.floors ?? [])
      .filter((floor) => floor_ids.includes(floor.id))
      .map(({ label }) => label)
      .join(', ');
  return (
    <MultiSelect
      id={id}
      error={error}
      label={t('special-projects:field.building_tenant_ids')}
      placeholder={chosen.length === 0 ? t('special-projects:form.tenantsHint') : ''}
      searchable
      clearable
      limit={50}
      nothingFoundMessage={t('platform:list.nothingFound')}
      data={data
        .filter((tenant) => tenant.active || chosen.includes(tenant.id))
        .map((tenant) => ({
          value: String(tenant.id),
          label: [tenantName(tenant), floorsOf(tenant)].filter(Boolean).join(', '),
        }))}
      value={chosen.map(String)}
      onChange={(ids) => form.setFieldValue('building_tenant_ids', ids.map(Number))}
    />
  );
};
