import { Button, Group, PasswordInput, Text } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import { useText } from '#platform/web/i18n/index';
import classes from './two-factor.module.css';

type Props = {
  text: string;
  submit: string;
  danger?: boolean;
  busy: boolean;
  onSubmit: () => void;
  children: ReactNode;
};

/** A few fields and one button. */
export const EntryForm = ({ text, submit, danger = false, busy, onSubmit, children }: Props) => (
  <form
    noValidate
    className={classes.form}
    onSubmit={(event) => {
      event.preventDefault();
      if (!busy) onSubmit();
    }}
  >
    <Text>{text}</Text>
    {children}
    <Group justify="flex-end">
      <Button type="submit" mih={44} loading={busy} {...(danger && { color: 'error' })}>
        {submit}
      </Button>
    </Group>
  </form>
);

/** A hidden field with the address stands before it, for password managers. */
export const OwnPassword = ({
  email,
  ...field
}: ComponentProps<typeof PasswordInput> & { email: string | undefined }) => {
  const t = useText();
  return (
    <>
      <input type="text" name="username" autoComplete="username" value={email ?? ''} readOnly hidden />
      <PasswordInput
        label={t('two-factor:password')}
        autoComplete="current-password"
        withAsterisk
        maxLength={128}
        visibilityToggleButtonProps={{ 'aria-label': t('two-factor:showPassword'), tabIndex: 0 }}
        {...field}
      />
    </>
  );
};
