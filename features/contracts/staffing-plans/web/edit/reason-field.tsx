import { Text } from '@mantine/core';
import { CountedTextarea } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { differsFromSuggestion, type PlanRecord, type StaffingLine } from '../../contract/index.ts';
import type { FieldProps, PlanForm } from './field-props.ts';

type Props = {
  form: PlanForm;
  field: FieldProps;
  full: NonNullable<PlanRecord['full']>;
  lines: readonly StaffingLine[];
  sqft: number;
};

/** The reason for hours that differ from the suggestion; shown as soon as they differ. */
export const ReasonField = ({ form, field, full, lines, sqft }: Props) => {
  const t = useText();
  const differs = differsFromSuggestion(lines, full, sqft);
  if (!differs && form.values.override_reason === '')
    return (
      <Text size="sm" c="dimmed" aria-live="polite">
        {t('staffing-plans:edit.asSuggested')}
      </Text>
    );
  return (
    <CountedTextarea
      label={t('staffing-plans:field.override_reason')}
      description={differs ? t('staffing-plans:edit.reasonNeeded') : undefined}
      limit={form.limit('override_reason')}
      {...field('override_reason')}
    />
  );
};
