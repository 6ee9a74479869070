import { Button, Group } from '@mantine/core';
import { IconCopy, IconDots, IconPlus, IconPrinter, IconUsers } from '@tabler/icons-react';
import { useText } from '#platform/web/i18n/index';
import { ActionMenu } from '#platform/web/ui/index';
import classes from './instructions.module.css';

export type Opened = 'add' | 'copy' | 'readers';

type Props = { mayEdit: boolean; hasRows: boolean; open: (what: Opened) => void };

/** The actions for all instructions of the site. */
export const TabActions = ({ mayEdit, hasRows, open }: Props) => {
  const t = useText();
  // The menu must close first, because the browser's print dialog stops the page.
  const print = {
    label: t('site-instructions:list.print'),
    icon: IconPrinter,
    onClick: () => setTimeout(() => window.print()),
  };
  if (!mayEdit) {
    return hasRows ? (
      <Button
        variant="default"
        className={classes.onlyPrint}
        leftSection={<IconPrinter size={18} aria-hidden />}
        onClick={print.onClick}
      >
        {print.label}
      </Button>
    ) : null;
  }
  return (
    <Group gap="xs" align="stretch" wrap="nowrap">
      <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => open('add')}>
        {t('site-instructions:list.add')}
      </Button>
      <ActionMenu
        icon={IconDots}
        label={t('site-instructions:list.actions')}
        actions={[
          ...(hasRows
            ? [
                {
                  label: t('site-instructions:list.readers'),
                  icon: IconUsers,
                  onClick: () => open('readers'),
                },
                print,
              ]
            : []),
          { label: t('site-instructions:list.copy'), icon: IconCopy, onClick: () => open('copy') },
        ]}
      />
    </Group>
  );
};
