import { NativeSelect, TextInput } from '@mantine/core';
import { VendorField } from '#features/sites/vendors/web';
import { CountedTextarea, FieldGroup } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { AutoGrid } from '#platform/web/ui/index';
import { projectTypes, type SpecialProject } from '../../contract/index.ts';
import { fieldsOf, type ProjectForm } from './field-props.ts';

type Props = { form: ProjectForm; project?: SpecialProject | undefined };

export const WhatFields = ({ form, project }: Props) => {
  const t = useText();
  const field = fieldsOf(form);
  const isSubcontract = form.values.projectType === 'subcontract';
  const vendor = field('vendor_id');
  return (
    <FieldGroup title={t('special-projects:section.what')}>
      <AutoGrid min={260} gap="12px 16px" align="start">
        <NativeSelect
          label={t('special-projects:field.projectType')}
          withAsterisk
          data={[
            { value: '', label: t('special-projects:form.choose') },
            ...projectTypes.map((type) => ({ value: type, label: t(`special-projects:type.${type}`) })),
          ]}
          {...field('projectType')}
          onChange={({ currentTarget: { value } }) => {
            form.setFieldValue('projectType', value);
            if (value !== 'subcontract') form.setFieldValue('vendor_id', null);
          }}
        />
        <TextInput
          label={t('special-projects:field.title')}
          placeholder={t('special-projects:form.titleHint')}
          maxLength={150}
          autoComplete="off"
          {...field('title')}
        />
        {isSubcontract && (
          <VendorField
            label={t('special-projects:field.vendor_id')}
            value={form.values.vendor_id}
            onChange={(id) => form.setFieldValue('vendor_id', id)}
            current={project?.vendor}
            id={vendor.id}
            error={vendor.error}
          />
        )}
      </AutoGrid>
      <CountedTextarea
        label={t('special-projects:field.description')}
        withAsterisk
        autosize
        minRows={3}
        limit={2000}
        {...field('description')}
      />
    </FieldGroup>
  );
};
