import { NativeSelect, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type BuildingTenant, tenantName } from '#features/sites/buildings/contract';
import { tenantsQuery, useBuilding } from '#features/sites/buildings/web';
import { ClientField } from '#features/sites/clients/web';
import type { JobRow } from '#features/sites/jobs/contract';
import { SiteSelect, useJobSitesQuery } from '#features/sites/jobs/web';
import { FieldGroup } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { useFlag } from '#platform/web/session/index';
import { AutoGrid, MultiSelect } from '#platform/web/ui/index';
import type { SpecialProject } from '../../contract/index.ts';
import { fieldsOf, type ProjectForm } from './field-props.ts';

type TenantsFieldProps = { form: ProjectForm; buildingId: number };

/** Whom the work concerns: those who rent in the building today, and those who were chosen before. */
const TenantsField = ({ form, buildingId }: TenantsFieldProps) => {
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

type Props = {
  form: ProjectForm;
  /** Absent for a new one, whose client is chosen here. */
  project?: SpecialProject | undefined;
};

/** The client to bill, and the site where the work is done. */
export const WhereFields = ({ form, project }: Props) => {
  const t = useText();
  const field = fieldsOf(form);
  const hasFlag = useFlag('specialProjects.canAddTenant');
  const mayName = project ? project.can.name_tenants : hasFlag;
  const { values, setFieldValue: set } = form;
  const { data } = useJobSitesQuery();
  const site = data?.rows.find(({ id }) => id === values.job_id);
  const known = site?.buildings ?? (project?.building ? [project.building] : []);
  const setBuilding = (id: number | null): void => {
    set('building_id', id);
    set('building_tenant_ids', []);
  };
  const choose = (chosen: JobRow | null): void => {
    const [only, ...others] = chosen?.buildings ?? [];
    set('job_id', chosen?.id ?? null);
    setBuilding(only && others.length === 0 ? only.id : null);
    if (chosen && !project && values.client_id === null) set('client_id', chosen.client.id);
  };
  const client = field('client_id');
  return (
    <FieldGroup title={t('special-projects:section.where')}>
      <AutoGrid min={260} gap="12px 16px" align="start">
        {(!project || project.can.move) && (
          <SiteSelect
            error={field('job_id').error}
            value={values.job_id}
            onChange={choose}
            {...(project?.job && { unseen: project.job.job_name })}
          />
        )}
        {(!project || project.can.move) && values.job_id !== null && (
          <NativeSelect
            label={t('special-projects:field.building_id')}
            data={[
              { value: '', label: t('special-projects:form.choose') },
              ...known.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            {...field('building_id')}
            value={values.building_id === null ? '' : String(values.building_id)}
            onChange={({ currentTarget: { value } }) => setBuilding(value === '' ? null : Number(value))}
          />
        )}
        {values.building_id !== null && mayName && (
          <TenantsField form={form} buildingId={values.building_id} />
        )}
        {!project && (
          <ClientField
            label={t('special-projects:field.client_id')}
            withAsterisk
            value={values.client_id}
            onChange={(id) => set('client_id', id)}
            current={site?.client}
            id={client.id}
            error={client.error}
          />
        )}
        <TextInput
          label={t('special-projects:field.requested_by')}
          maxLength={100}
          autoComplete="off"
          {...field('requested_by')}
        />
        <TextInput
          label={t('special-projects:field.source')}
          placeholder={t('special-projects:form.sourceHint')}
          maxLength={100}
          autoComplete="off"
          {...field('source')}
        />
      </AutoGrid>
      {values.job_id === null && (
        <Text size="sm" c="dimmed">
          {t('special-projects:form.noJob')}
        </Text>
      )}
    </FieldGroup>
  );
};
