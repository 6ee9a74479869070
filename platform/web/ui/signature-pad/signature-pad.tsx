import { Button, Group, Input, Stack, TextInput, VisuallyHidden } from '@mantine/core';
import { IconEraser, IconWriting } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useText } from '../../i18n/use-text.ts';
import type { Signature } from './signature.ts';
import classes from './signature-pad.module.css';
import { useInk } from './use-ink.ts';

type Props = {
  label: string;
  value: Signature;
  onChange: (signature: Signature) => void;
  error?: ReactNode;
  nameError?: ReactNode;
  withAsterisk?: boolean;
};

/** The name of the person who signs, and the signature: drawn or, on a keyboard, the typed name. */
export const SignaturePad = ({ label, value, onChange, error, nameError, withAsterisk }: Props) => {
  const t = useText();
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  const change = (part: Partial<Signature>) => {
    latest.current = { ...latest.current, ...part, id: crypto.randomUUID() };
    onChange(latest.current);
  };
  const ink = useInk(value.image, (image) => change({ image }));
  const name = value.name.trim();
  return (
    <Input.Wrapper label={label} labelElement="div" error={error} withAsterisk={withAsterisk}>
      <Stack component="fieldset" aria-label={label} gap="xs" m="4px 0">
        <TextInput
          label={t('platform:signature.name')}
          withAsterisk={withAsterisk}
          autoComplete="name"
          maxLength={100}
          value={value.name}
          error={nameError}
          onChange={({ currentTarget }) => {
            change({ name: currentTarget.value });
            if (ink.isTyped()) void ink.write(currentTarget.value.trim());
          }}
        />
        <div className={classes.paper} data-wrong={error ? true : undefined}>
          <canvas
            {...ink.canvas}
            role="img"
            aria-label={t(ink.blank ? 'platform:signature.empty' : 'platform:signature.signed')}
            className={classes.canvas}
          />
          {ink.blank && (
            <span className={classes.hint} aria-hidden>
              {t('platform:signature.hint')}
            </span>
          )}
        </div>
        <VisuallyHidden role="status">{ink.blank ? '' : t('platform:signature.signed')}</VisuallyHidden>
        <Group gap="xs">
          <Button
            variant="default"
            disabled={name === ''}
            leftSection={<IconWriting size={18} aria-hidden />}
            onClick={() => void ink.write(name)}
          >
            {t('platform:signature.useTyped')}
          </Button>
          <Button
            variant="default"
            disabled={ink.blank}
            leftSection={<IconEraser size={18} aria-hidden />}
            onClick={() => void ink.write('')}
          >
            {t('platform:signature.clear')}
          </Button>
        </Group>
      </Stack>
    </Input.Wrapper>
  );
};
