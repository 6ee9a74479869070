import { Button, TextInput } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useRef } from 'react';
import { useText } from '#platform/web/i18n/index';
import classes from './calendar.module.css';

/** If the browser forbids copying, the address is selected for copying by hand. */
export const AddressField = ({ url }: { url: string }) => {
  const t = useText();
  const field = useRef<HTMLInputElement>(null);
  const clipboard = useClipboard({ timeout: 3000 });
  const copy = () => {
    field.current?.select();
    clipboard.copy(url);
  };
  const Icon = clipboard.copied ? IconCheck : IconCopy;
  return (
    <div className={classes.address}>
      <TextInput
        ref={field}
        label={t('calendar-feeds:address')}
        value={url}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button miw={112} leftSection={<Icon size={18} aria-hidden />} onClick={copy}>
        <span aria-live="polite">
          {t(clipboard.copied ? 'calendar-feeds:copied' : 'calendar-feeds:copy')}
        </span>
      </Button>
    </div>
  );
};
