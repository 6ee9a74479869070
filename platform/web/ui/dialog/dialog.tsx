import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { useReturnFocus } from '../focus/use-return-focus.ts';
import { usePhone } from '../screen/use-screen.ts';
import { CloseDialog } from './close-dialog.ts';
import classes from './dialog.module.css';
import { ignoreSecondClick } from './ignore-second-click.ts';
import { useTopmost } from './use-topmost.ts';

type Props = {
  title: string;
  onClose: () => void;
  size?: 'md' | 'lg' | number;
  /** The dialog is one form: on a phone its buttons are at the lower edge. */
  form?: boolean;
  children: ReactNode;
};

/** Open as long as it is rendered. It fills a phone, and returns the focus to what opened it. */
export const Dialog = ({ title, onClose, size = 'md', form = false, children }: Props) => {
  useReturnFocus();
  const t = useText();
  const phone = usePhone();
  const isTopmost = useTopmost();
  const close = () => {
    ignoreSecondClick();
    onClose();
  };
  return (
    <Modal
      opened
      size={size}
      fullScreen={phone}
      onClose={() => {
        if (isTopmost()) close();
      }}
      title={title}
      closeButtonProps={{ 'aria-label': t('platform:actions.close') }}
      {...(form && { classNames: { body: classes.form } })}
    >
      <CloseDialog value={close}>{children}</CloseDialog>
    </Modal>
  );
};
