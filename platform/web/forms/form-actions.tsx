import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { ButtonLink } from '../routing/links.tsx';
import { useCloseDialog } from '../ui/dialog/close-dialog.ts';
import classes from './form-actions.module.css';

/** The address that Cancel leads to, or the function that it calls. */
export type Cancel = string | (() => void);

type Props = {
  saving?: boolean;
  save?: string | undefined;
  /** Without it the button submits the form that it stands in. */
  onSave?: (() => void) | undefined;
  /** In a dialog Cancel closes it, unless something else is given. */
  cancel?: Cancel | undefined;
  /** In place of "Cancel". */
  cancelWord?: string;
  /** Not fixed at the lower edge: for one of several forms on a page, or a form that people read to its end before
   * sending. */
  inline?: boolean;
  /** Something is still to be chosen. */
  disabled?: boolean;
  /** The button does something that cannot be undone. */
  danger?: boolean;
  children?: ReactNode;
};

const CancelButton = ({ cancel, word }: { cancel: Cancel; word: string }) =>
  typeof cancel === 'string' ? (
    <ButtonLink to={cancel} variant="default">
      {word}
    </ButtonLink>
  ) : (
    <Button variant="default" onClick={cancel}>
      {word}
    </Button>
  );

/** Save and Cancel: at the end of the form on a desktop, at the lower edge of the screen on a phone. In a dialog the
 * save button is the last one, at the right. */
export const FormActions = (props: Props) => {
  const { saving = false, save, onSave, cancelWord, inline = false, children } = props;
  const t = useText();
  const close = useCloseDialog();
  const inDialog = close !== undefined;
  const cancel = props.cancel ?? close;
  const main = (
    <Button
      className={classes.main}
      type={onSave ? 'button' : 'submit'}
      onClick={onSave}
      loading={saving}
      disabled={props.disabled}
      color={props.danger ? 'error' : undefined}
    >
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
      {cancel !== undefined && (
        <CancelButton cancel={cancel} word={cancelWord ?? t('platform:actions.cancel')} />
      )}
      {!inDialog && children}
      {inDialog && main}
    </Group>
  );
};
