import { Button, Group, Stack, Text } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import { PasswordField } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';

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
    onSubmit={(event) => {
      event.preventDefault();
      if (!busy) onSubmit();
    }}
  >
    <Stack>
      <Text>{text}</Text>
      {children}
      <Group justify="flex-end">
        <Button type="submit" mih={44} loading={busy} {...(danger && { color: 'error' })}>
          {submit}
        </Button>
      </Group>
    </Stack>
  </form>
);

/** A hidden field with the address stands before it, for password managers. */
export const OwnPassword = ({
  email,
  ...field
}: ComponentProps<typeof PasswordField> & { email: string | undefined }) => {
  const t = useText();
  return (
    <>
      <input type="text" name="username" autoComplete="username" value={email ?? ''} readOnly hidden />
      <PasswordField
        label={t('two-factor:password')}
        autoComplete="current-password"
        withAsterisk
        {...field}
      />
    </>
  );
};
