import { Checkbox, TextInput } from '@mantine/core';
import { DigitsField } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { useFlag } from '#platform/web/session/index';
import { AutoGrid, Section } from '#platform/web/ui/index';
import type { FieldProps } from './field-props.ts';

export const TermsFields = ({ field }: { field: FieldProps }) => {
  const t = useText();
  const plans = useFlag('admin.canEditInspections');
  return (
    <Section title={t('jobs:section.terms')} text={t('jobs:section.termsText')}>
      <AutoGrid min={220} align="start">
        <TextInput type="date" label={t('jobs:field.service_start_date')} {...field('service_start_date')} />
        {plans && (
          <DigitsField
            label={t('jobs:field.inspection_frequency_days')}
            description={t('jobs:field.frequencyText')}
            maxLength={3}
            {...field('inspection_frequency_days')}
          />
        )}
      </AutoGrid>
      <Checkbox label={t('jobs:field.report_required')} {...field('report_required', { type: 'checkbox' })} />
      <Checkbox
        label={t('jobs:field.action_log_required')}
        {...field('action_log_required', { type: 'checkbox' })}
      />
    </Section>
  );
};
