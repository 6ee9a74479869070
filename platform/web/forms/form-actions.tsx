import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import classes from './form-actions.module.css';

type Props = {
  saving: boolean;
  save?: string;
  cancel?: ReactNode;
  /** Stays where it is: one of several forms of a page, or a form that is read to its end before it is sent. */
  inline?: boolean;
  children?: ReactNode;
};

/** Save at the end of the form on a desktop, at the thumb on a phone. */
export const FormActions = ({ saving, save, cancel, inline = false, children }: Props) => {
  const t = useText();
  return (
    <Group className={inline ? undefined : classes.actions} gap="xs">
      <Button type="submit" loading={saving}>
        {save ?? t('platform:actions.save')}
      </Button>
      {cancel}
      {children}
    </Group>
  );
};
