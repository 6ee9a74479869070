import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { useReturnFocus } from '../focus/use-return-focus.ts';
import { usePhone } from '../screen/use-screen.ts';
import { CloseDialog } from './close-dialog.ts';
import classes from './dialog.module.css';
import { useTopmost } from './use-topmost.ts';

/** Milliseconds in which browsers count a second click as part of a double click. */
const doubleClick = 500;

/** For what a click has closed: the second click of a double click would meet what lies under it. */
const ignoreSecondClick = (): void => {
  const stop = (event: MouseEvent): void => {
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', stop, { capture: true });
  setTimeout(() => window.removeEventListener('click', stop, { capture: true }), doubleClick);
};

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
