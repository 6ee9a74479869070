import type { ComponentProps } from 'react';
import { DigitsField } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { useFlag } from '#platform/web/session/index';

/** For whoever plans inspections. */
export const FrequencyField = (field: Omit<ComponentProps<typeof DigitsField>, 'maxLength'>) => {
  const t = useText();
  const plans = useFlag('admin.canEditInspections');
  if (!plans) return null;
  return (
    <DigitsField
      label={t('buildings:facts.frequency')}
      description={t('buildings:frequencyText')}
      maxLength={3}
      {...field}
    />
  );
};
