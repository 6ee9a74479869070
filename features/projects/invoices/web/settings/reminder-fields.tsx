import { Input } from '@mantine/core';
import { CountedTextarea, DigitsField } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { longestReminder, reminderFields } from '../../contract/index.ts';
import classes from './settings.module.css';
import type { SettingsForm } from './use-settings-form.ts';

/** When clients are reminded, and what they read in each language. */
export const ReminderFields = ({ form }: { form: SettingsForm }) => {
  const t = useText();
  const fields = reminderFields.map((name) => `{${name}}`).join(' ');
  return (
    <>
      <DigitsField
        classNames={{ wrapper: classes.digits }}
        label={t('invoices:settings.daysBefore')}
        description={t('invoices:settings.daysBeforeText')}
        maxLength={2}
        {...form.field('days_before')}
      />
      <Input.Wrapper
        component="fieldset"
        className={classes.days}
        label={t('invoices:settings.daysAfter')}
        labelElement="div"
        description={t('invoices:settings.daysAfterText')}
        error={form.errors.days_after}
      >
        <div className={classes.three}>
          {[0, 1, 2].map((at) => (
            <DigitsField
              key={at}
              aria-label={t('invoices:settings.daysAfterNth', { nth: String(at + 1) })}
              maxLength={3}
              {...form.getInputProps(`days_after.${at}`)}
            />
          ))}
        </div>
      </Input.Wrapper>
      {(['before', 'after'] as const).map((step) =>
        (['en', 'es'] as const).map((language) => (
          <CountedTextarea
            key={`${step}-${language}`}
            label={`${t(`invoices:settings.${step}`)} · ${t(`invoices:settings.language.${language}`)}`}
            lang={language}
            limit={longestReminder}
            withAsterisk
            {...form.getInputProps(`text_${step}.${language}`)}
          />
        )),
      )}
      <p className={classes.fields}>{t('invoices:settings.fields', { fields })}</p>
    </>
  );
};
