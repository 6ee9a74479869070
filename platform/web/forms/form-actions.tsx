import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { useInDialog } from '../ui/dialog/in-dialog.ts';
import classes from './form-actions.module.css';

type Props = {
  saving: boolean;
  save?: string;
  cancel?: ReactNode;
  /** Not fixed at the lower edge: for one of several forms on a page, or a form that people read to its end before
   * sending. */
  inline?: boolean;
  /** Something is still to be chosen. */
  disabled?: boolean;
  children?: ReactNode;
};

/** The save button: at the end of the form on a desktop, at the lower edge of the screen on a phone. In a dialog it is the
 * last one, at the right. */
export const FormActions = ({ saving, save, cancel, inline = false, disabled = false, children }: Props) => {
  const t = useText();
  const inDialog = useInDialog();
  const main = (
    <Button className={classes.main} type="submit" loading={saving} disabled={disabled}>
      {save ?? t('platform:actions.save')}
    </Button>
  );
  return (
    <Group
      className={inline ? undefined : classes.actions}
      gap="xs"
      justify={inDialog ? 'flex-end' : undefined}
    >
      {!inDialog && main}
      {inDialog && children}
      {cancel}
      {!inDialog && children}
      {inDialog && main}
    </Group>
  );
};
