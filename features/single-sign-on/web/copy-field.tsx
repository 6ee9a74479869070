import { Button, TextInput } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useRef } from 'react';
import { useText } from '#platform/web/i18n/index';
import classes from './single-sign-on.module.css';

/** Something to enter elsewhere. If the browser forbids copying, it is selected for copying by hand. */
export const CopyField = ({ label, value }: { label: string; value: string }) => {
  const t = useText();
  const field = useRef<HTMLInputElement>(null);
  const clipboard = useClipboard({ timeout: 3000 });
  const copy = () => {
    field.current?.select();
    clipboard.copy(value);
  };
  return (
    <div className={classes.copy}>
      <TextInput
        ref={field}
        label={label}
        value={value}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button
        variant="default"
        miw={112}
        aria-label={t('single-sign-on:copyOf', { what: label })}
        leftSection={
          clipboard.copied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />
        }
        onClick={copy}
      >
        <span aria-live="polite">
          {t(clipboard.copied ? 'single-sign-on:copied' : 'single-sign-on:copy')}
        </span>
      </Button>
    </div>
  );
};
