import { Button, Drawer, FocusTrap, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from '#platform/web/i18n/index';
import { DropdownPanel } from '#platform/web/ui/index';
import classes from './list.module.css';

type Props = {
  phone: boolean;
  close: () => void;
  clear: () => void;
  /** The button that leads back to the list. */
  apply: string;
  /** Above the fields on a phone, whose cards have no headers to sort by. */
  sort: ReactNode;
  children: ReactNode;
};

/** Around the fields of a filter panel. Each change shows at once. */
export const FilterSheet = ({ phone, close, clear, apply, sort, children }: Props) => {
  const t = useText();
  const fields = (
    <>
      <div className={classes.fields}>{children}</div>
      <Group justify="space-between" mt="md">
        <Button variant="subtle" color="gray" onClick={clear}>
          {t('tasks:list.clear')}
        </Button>
        <Button onClick={close}>{apply}</Button>
      </Group>
    </>
  );
  if (phone) {
    return (
      <Drawer
        opened
        onClose={close}
        position="bottom"
        size="90%"
        title={t('tasks:list.filters')}
        closeButtonProps={{ 'aria-label': t('platform:actions.close') }}
      >
        {sort}
        {fields}
      </Drawer>
    );
  }
  return (
    <DropdownPanel side="start" role="dialog" aria-label={t('tasks:list.filters')} className={classes.panel}>
      <FocusTrap active>
        <div>{fields}</div>
      </FocusTrap>
    </DropdownPanel>
  );
};
