import { NativeSelect, TextInput } from '@mantine/core';
import { DigitsField, FieldGrid, FieldGroup } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { type PlanType, planTypes } from '../../contract/index.ts';
import type { FieldProps, PlanForm } from './field-props.ts';

type Props = {
  form: PlanForm;
  field: FieldProps;
  /** For a new plan: the square feet that each type begins with. */
  sqftOf: ((type: PlanType) => number | null) | null;
};

export const BasicFields = ({ form, field, sqftOf }: Props) => {
  const t = useText();
  const { plan_type } = form.values;
  return (
    <FieldGroup title={t('staffing-plans:section.basics')}>
      <FieldGrid>
        <NativeSelect
          label={t('staffing-plans:field.plan_type')}
          data={planTypes.map((type) => ({ value: type, label: t(`staffing-plans:planType.${type}`) }))}
          {...field('plan_type')}
          onChange={({ currentTarget: { value } }) => {
            const type = value as PlanType;
            form.setFieldValue('plan_type', type);
            if (sqftOf) form.setFieldValue('sqft_basis', sqftOf(type) || '');
          }}
        />
        <TextInput
          type="date"
          label={t('staffing-plans:field.effective_from')}
          withAsterisk
          {...field('effective_from')}
        />
        <DigitsField label={t(`staffing-plans:sqftOf.${plan_type}`)} maxLength={8} {...field('sqft_basis')} />
      </FieldGrid>
    </FieldGroup>
  );
};
