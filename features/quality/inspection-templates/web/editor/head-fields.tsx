import { NativeSelect, Switch, TextInput } from '@mantine/core';
import { CountedTextarea, DecimalField } from '#platform/web/forms/index';
import { currentLocale, useText } from '#platform/web/i18n/index';
import { describeScale, describeType, visibilities } from '../../contract/index.ts';
import { offered, useScales, useTypes } from '../use-basics.ts';
import classes from './editor.module.css';
import type { TemplateValues } from './template-values.ts';
import type { TemplateForm } from './use-template-form.ts';

/** What is said about a template beside its sections. */
export const HeadFields = ({ form }: { form: TemplateForm }) => {
  const t = useText();
  const locale = currentLocale();
  const values = form.values as TemplateValues;
  const types = offered(useTypes(), values.inspection_type);
  const scales = offered(useScales(), values.scale);
  const target = form.field('target_score');
  return (
    <div className={classes.head}>
      <TextInput
        label={t('inspection-templates:field.name')}
        autoComplete="off"
        maxLength={100}
        {...form.field('name')}
      />
      <NativeSelect
        label={t('inspection-templates:field.inspection_type')}
        data={types.map((type) => ({ value: type.key, label: describeType(type, locale) }))}
        {...form.field('inspection_type')}
      />
      <NativeSelect
        label={t('inspection-templates:field.scale')}
        description={t('inspection-templates:form.scaleText')}
        data={scales.map((scale) => ({ value: scale.key, label: describeScale(scale, locale) }))}
        {...form.field('scale')}
      />
      <DecimalField
        label={t('inspection-templates:field.target_score')}
        description={t('inspection-templates:form.targetText')}
        rightSection="%"
        {...target}
      />
      <NativeSelect
        label={t('inspection-templates:field.visibility')}
        data={visibilities.map((each) => ({
          value: each,
          label: t(`inspection-templates:visibility.${each}`),
        }))}
        {...form.field('visibility')}
      />
      <CountedTextarea
        label={t('inspection-templates:field.description')}
        limit={form.limit('description')}
        {...form.field('description')}
      />
      <Switch
        label={t('inspection-templates:field.require_signature')}
        checked={values.require_signature}
        onChange={(event) => form.setFieldValue('require_signature', event.currentTarget.checked)}
      />
      <Switch
        label={t('inspection-templates:field.allow_mark_all')}
        checked={values.allow_mark_all}
        onChange={(event) => form.setFieldValue('allow_mark_all', event.currentTarget.checked)}
      />
    </div>
  );
};
