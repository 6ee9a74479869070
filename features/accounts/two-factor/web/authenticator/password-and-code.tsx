import { TextInput } from '@mantine/core';
import type { useEntry } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { OwnPassword } from '../entry-form.tsx';
import { useOwnName } from '../own-login.ts';
import { TextMe } from '../phone/text-me.tsx';

type Entry = Pick<ReturnType<typeof useEntry<{ password: string; code: string }>>, 'field'>;

/** Password and code. A stranger at an open session has neither. */
export const PasswordAndCode = ({ field }: Entry) => {
  const t = useText();
  const email = useOwnName();
  return (
    <>
      <OwnPassword email={email} data-autofocus {...field('password')} />
      <TextInput
        label={t('two-factor:renew.code')}
        autoComplete="one-time-code"
        maxLength={40}
        withAsterisk
        {...field('code')}
      />
      <TextMe />
    </>
  );
};
