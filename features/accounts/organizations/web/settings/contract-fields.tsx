import type { ComponentProps } from 'react';
import { DecimalField, DigitsField } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { Section } from '#platform/web/ui/index';
import classes from './company-settings.module.css';

type Decimal = ComponentProps<typeof DecimalField>;

type Props = {
  weeks: Decimal;
  burden: Decimal;
  notice: ComponentProps<typeof DigitsField>;
  threshold: Decimal;
};

/** Settings with which contracts, budgets and projects calculate. */
export const ContractFields = ({ weeks, burden, notice, threshold }: Props) => {
  const t = useText();
  return (
    <Section
      title={t('organizations:companySettings.contracts')}
      text={t('organizations:companySettings.contractsText')}
    >
      <DecimalField
        classNames={{ wrapper: classes.digits }}
        label={t('organizations:companySettings.weeks')}
        description={t('organizations:companySettings.weeksText')}
        {...weeks}
      />
      <DecimalField
        classNames={{ wrapper: classes.digits }}
        label={t('organizations:companySettings.burden')}
        description={t('organizations:companySettings.burdenText')}
        rightSection="%"
        {...burden}
      />
      <DigitsField
        classNames={{ wrapper: classes.digits }}
        label={t('organizations:companySettings.notice')}
        description={t('organizations:companySettings.noticeText')}
        maxLength={3}
        {...notice}
      />
      <DecimalField
        classNames={{ wrapper: classes.digits }}
        label={t('organizations:companySettings.threshold')}
        description={t('organizations:companySettings.thresholdText')}
        leftSection="$"
        {...threshold}
      />
    </Section>
  );
};
