import { Button, Group } from '@mantine/core';
import { IconLanguage, IconPrinter } from '@tabler/icons-react';
import { currentLocale, saveLocale, useText } from '#platform/web/i18n/index';
import classes from './sharing.module.css';

const names = { en: 'English', es: 'Español' } as const;

/** What strangers can do on every shared page: switch the language and print. */
export const PageBar = ({ printable }: { printable: boolean }) => {
  const t = useText();
  const other = currentLocale() === 'en' ? 'es' : 'en';
  const turn = () => {
    saveLocale(other);
    location.reload();
  };
  return (
    <Group gap="xs" align="stretch" wrap="nowrap" ms="auto" data-no-print>
      {printable && (
        <Button
          variant="default"
          classNames={{ root: classes.print, section: classes.icon }}
          leftSection={<IconPrinter size={18} stroke={1.7} aria-hidden />}
          onClick={() => print()}
        >
          <span className={classes.word}>{t('sharing:page.print')}</span>
        </Button>
      )}
      <Button
        variant="subtle"
        color="gray"
        lang={other}
        aria-label={`${t('sharing:page.language')}: ${names[other]}`}
        leftSection={<IconLanguage size={18} stroke={1.7} aria-hidden />}
        onClick={turn}
      >
        {names[other]}
      </Button>
    </Group>
  );
};
