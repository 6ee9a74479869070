import { Button, TextInput } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useRef } from 'react';
import { useText } from '../../i18n/index.ts';
import { Columns } from '../columns/columns.tsx';
import classes from './copy-field.module.css';

type Props = {
  label: string;
  value: string;
  /** Not the main thing of its page or dialog. Several may stand together, so the button says which value it copies. */
  minor?: boolean;
};

/** A value to enter elsewhere. If the browser forbids copying, the value is selected for copying by hand. */
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
    <Columns className={classes.field} columns="minmax(0, 1fr) auto" gap="xs" align="end">
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
    </Columns>
  );
};
