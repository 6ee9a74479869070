import { NativeSelect, TextInput } from '@mantine/core';
import { CountedTextarea, FieldGroup } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { projectTypes } from '../../contract/index.ts';
import classes from './edit.module.css';
import { fieldsOf, type ProjectForm } from './field-props.ts';

export const WhatFields = ({ form }: { form: ProjectForm }) => {
  const t = useText();
  const field = fieldsOf(form);
  return (
    <FieldGroup title={t('special-projects:section.what')}>
      <div className={classes.two}>
        <NativeSelect
          label={t('special-projects:field.projectType')}
          withAsterisk
          data={[
            { value: '', label: t('special-projects:form.choose') },
            ...projectTypes.map((type) => ({ value: type, label: t(`special-projects:type.${type}`) })),
          ]}
          {...field('projectType')}
        />
        <TextInput
          label={t('special-projects:field.title')}
          placeholder={t('special-projects:form.titleHint')}
          maxLength={150}
          autoComplete="off"
          {...field('title')}
        />
      </div>
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
