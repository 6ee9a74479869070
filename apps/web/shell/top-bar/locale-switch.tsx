import { Button } from '@mantine/core';
import { IconLanguage } from '@tabler/icons-react';
import { currentLocale, useText } from '#platform/web/i18n/index';
import { localeNames, switchLocale } from './switch-locale.ts';
import classes from './top-bar.module.css';

/** There are two languages: the button switches to the other one and is written in that language. */
export const LocaleSwitch = () => {
  const t = useText();
  const other = currentLocale() === 'en' ? 'es' : 'en';
  return (
    <Button
      variant="subtle"
      color="gray"
      px={8}
      leftSection={<IconLanguage size={18} stroke={1.7} aria-hidden />}
      title={t('app:locale.label')}
      lang={other}
      aria-label={`${other.toUpperCase()} – ${localeNames[other]}`}
      classNames={{ section: classes.localeIcon }}
      onClick={() => void switchLocale(other)}
    >
      {localeNames[other]}
    </Button>
  );
};
