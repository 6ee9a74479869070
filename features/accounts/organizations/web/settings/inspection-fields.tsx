import type { ComponentProps } from 'react';
import { DecimalField, DigitsField } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { Section } from '#platform/web/ui/index';
import classes from './company-settings.module.css';

type Props = { target: ComponentProps<typeof DecimalField>; hours: ComponentProps<typeof DigitsField> };

export const InspectionFields = ({ target, hours }: Props) => {
  const t = useText();
  return (
    <Section
      title={t('organizations:companySettings.inspections')}
      text={t('organizations:companySettings.inspectionsText')}
    >
      <DecimalField
        classNames={{ wrapper: classes.digits }}
        label={t('organizations:companySettings.inspectionTarget')}
        description={t('organizations:companySettings.inspectionTargetText')}
        {...target}
      />
      <DigitsField
        classNames={{ wrapper: classes.digits }}
        label={t('organizations:companySettings.inspectionHours')}
        description={t('organizations:companySettings.inspectionHoursText')}
        rightSection="h"
        maxLength={3}
        {...hours}
      />
    </Section>
  );
};
