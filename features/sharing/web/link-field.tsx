import { Button, TextInput } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useRef } from 'react';
import { useText } from '#platform/web/i18n/index';
import classes from './sharing.module.css';

/** The link with a button that copies it. If the browser forbids that, selects it for copying by hand. */
export const LinkField = ({ url }: { url: string }) => {
  const t = useText();
  const field = useRef<HTMLInputElement>(null);
  const clipboard = useClipboard({ timeout: 3000 });
  const copy = () => {
    field.current?.select();
    clipboard.copy(url);
  };
  return (
    <div className={classes.link}>
      <TextInput
        ref={field}
        label={t('sharing:dialog.link')}
        value={url}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button
        data-autofocus
        miw={112}
        leftSection={
          clipboard.copied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />
        }
        onClick={copy}
      >
        <span aria-live="polite">
          {t(clipboard.copied ? 'sharing:dialog.copied' : 'sharing:dialog.copy')}
        </span>
      </Button>
    </div>
  );
};
