import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useText } from '#platform/web/i18n/index';
import { maxPieces, type Supply } from '../../contract/index.ts';
import classes from './shelf.module.css';
import { useSettled } from './use-settled.ts';

type Props = { supply: Supply; onCount: (onHand: number) => Promise<void> };

/** Counts with one thumb: one fewer, one more, a typed number, or the par level. */
export const CountStepper = ({ supply, onCount }: Props) => {
  const t = useText();
  const { name, on_hand, par_level } = supply;
  const { shown, put } = useSettled(on_hand, onCount);
  const known = shown === '' ? 0 : shown;
  return (
    <fieldset className={classes.stepper}>
      <legend className={classes.hidden}>{t('supplies:tab.countOf', { name })}</legend>
      <ActionIcon
        variant="default"
        size={44}
        disabled={shown !== '' && shown <= 0}
        aria-label={t('supplies:tab.fewer', { name })}
        onClick={() => put(Math.max(0, known - 1))}
      >
        <IconMinus size={20} />
      </ActionIcon>
      <TextInput
        className={classes.number}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        placeholder="–"
        aria-label={t('supplies:tab.countOf', { name })}
        value={shown}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => {
          const digits = event.currentTarget.value.replace(/\D/g, '');
          put(digits === '' ? '' : Number(digits));
        }}
        onBlur={() => shown === '' && put(null)}
      />
      <ActionIcon
        variant="default"
        size={44}
        disabled={known >= maxPieces}
        aria-label={t('supplies:tab.oneMore', { name })}
        onClick={() => put(Math.min(maxPieces, known + 1))}
      >
        <IconPlus size={20} />
      </ActionIcon>
      <Button
        variant="default"
        className={classes.full}
        aria-label={t('supplies:tab.fullOf', { name })}
        onClick={() => put(par_level, 0)}
      >
        {t('supplies:tab.full')}
      </Button>
    </fieldset>
  );
};
