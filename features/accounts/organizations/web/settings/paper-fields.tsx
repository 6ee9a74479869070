import { Textarea, TextInput } from '@mantine/core';
import type { ComponentProps } from 'react';
import { DigitsField } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { Section } from '#platform/web/ui/index';
import classes from './company-settings.module.css';

type Lines = ComponentProps<typeof Textarea>;

type Props = {
  address: Lines;
  remit: Lines;
  taxId: ComponentProps<typeof TextInput>;
  terms: ComponentProps<typeof DigitsField>;
  footer: ComponentProps<typeof TextInput>;
};

/** What papers say of the company: who sends them, and where payments go. */
export const PaperFields = ({ address, remit, taxId, terms, footer }: Props) => {
  const t = useText();
  return (
    <Section
      title={t('organizations:companySettings.papers')}
      text={t('organizations:companySettings.papersText')}
    >
      <Textarea
        label={t('organizations:companySettings.address')}
        description={t('organizations:companySettings.addressText')}
        autosize
        minRows={3}
        maxRows={6}
        {...address}
      />
      <Textarea
        label={t('organizations:companySettings.remitTo')}
        description={t('organizations:companySettings.remitToText')}
        autosize
        minRows={2}
        maxRows={6}
        {...remit}
      />
      <TextInput
        label={t('organizations:companySettings.taxId')}
        maxLength={40}
        autoComplete="off"
        {...taxId}
      />
      <DigitsField
        classNames={{ wrapper: classes.digits }}
        label={t('organizations:companySettings.terms')}
        description={t('organizations:companySettings.termsText')}
        maxLength={3}
        {...terms}
      />
      <TextInput
        label={t('organizations:companySettings.footer')}
        description={t('organizations:companySettings.footerText')}
        maxLength={200}
        {...footer}
      />
    </Section>
  );
};
