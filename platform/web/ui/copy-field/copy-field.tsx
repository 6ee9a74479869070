import { Button, TextInput } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useRef } from 'react';
import { useText } from '../../i18n/index.ts';
import classes from './copy-field.module.css';

type Props = {
  label: string;
  value: string;
  /** Not what its place is there for; several stand together, so the button says what it copies. */
  minor?: boolean;
};

/** Something to enter elsewhere. If the browser forbids copying, it is selected for copying by hand. */
export const CopyField = ({ label, value, minor = false }: Props) => {
  const t = useText();
  const field = useRef<HTMLInputElement>(null);
  const clipboard = useClipboard({ timeout: 3000 });
  const copy = () => {
    field.current?.select();
    clipboard.copy(value);
  };
  const Icon = clipboard.copied ? IconCheck : IconCopy;
  return (
    <div className={classes.field}>
      <TextInput
        ref={field}
        label={label}
        value={value}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button
        miw={112}
        leftSection={<Icon size={18} aria-hidden />}
        onClick={copy}
        {...(minor
          ? { variant: 'default', 'aria-label': t('platform:copy.of', { what: label }) }
          : { 'data-autofocus': true })}
      >
        <span aria-live="polite">{t(clipboard.copied ? 'platform:copy.done' : 'platform:copy.copy')}</span>
      </Button>
    </div>
  );
};
