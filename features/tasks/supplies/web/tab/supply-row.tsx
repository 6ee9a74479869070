import { ActionIcon, Button, Group, Stack, Text, TextInput, VisuallyHidden } from '@mantine/core';
import { IconMinus, IconPencil, IconPlus } from '@tabler/icons-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { formatDate, useText } from '#platform/web/i18n/index';
import { type JobSupplies, maxPieces, type Supply } from '../../contract/index.ts';
import classes from './shelf.module.css';
import { StockChip } from './stock-chip.tsx';

/** Milliseconds after the last tap, so that five taps are saved as one count. */
const settling = 700;

/** A number that is saved when it has not changed for a moment, and at once when the page is left or hidden. */
const useSettled = (saved: number | null, save: (value: number) => Promise<void>) => {
  const [draft, setDraft] = useState<number | '' | null>(null);
  const waiting = useRef<{ value: number; timer: ReturnType<typeof setTimeout> } | null>(null);
  const latest = useRef(save);
  latest.current = save;
  const flush = useCallback(() => {
    const { current } = waiting;
    if (!current) return;
    clearTimeout(current.timer);
    waiting.current = null;
    const { value } = current;
    void latest.current(value).finally(() => setDraft((shown) => (shown === value ? null : shown)));
  }, []);
  useEffect(() => {
    const onHide = () => document.hidden && flush();
    document.addEventListener('visibilitychange', onHide);
    addEventListener('pagehide', flush);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      removeEventListener('pagehide', flush);
      flush();
    };
  }, [flush]);
  const put = (value: number | '' | null, after = settling): void => {
    if (waiting.current) clearTimeout(waiting.current.timer);
    waiting.current = null;
    setDraft(value);
    if (typeof value === 'number') waiting.current = { value, timer: setTimeout(flush, after) };
  };
  return { shown: draft ?? saved ?? ('' as const), put };
};

type CountStepperProps = { supply: Supply; onCount: (onHand: number) => Promise<void> };

/** Counts with one thumb: one fewer, one more, a typed number, or the par level. */
const CountStepper = ({ supply, onCount }: CountStepperProps) => {
  const t = useText();
  const { name, on_hand, par_level } = supply;
  const { shown, put } = useSettled(on_hand, onCount);
  const known = shown === '' ? 0 : shown;
  return (
    <Group component="fieldset" className={classes.stepper} gap={4} wrap="nowrap" bd="none">
      <VisuallyHidden component="legend">{t('supplies:tab.countOf', { name })}</VisuallyHidden>
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
        w={60}
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
    </Group>
  );
};

type Props = {
  supply: Supply;
  can: JobSupplies['can'];
  onCount: (onHand: number) => Promise<void>;
  onEdit: () => void;
};

const useCounted = ({ counted }: Supply): string | null => {
  const t = useText();
  if (!counted) return null;
  const date = formatDate(counted.at);
  return counted.by
    ? t('supplies:tab.countedBy', { date, name: counted.by.name })
    : t('supplies:tab.counted', { date });
};

export const SupplyRow = ({ supply, can, onCount, onEdit }: Props) => {
  const t = useText();
  const counted = useCounted(supply);
  const { name, unit, par_level, on_hand, requested, sku, reorder_note } = supply;
  const par = t('supplies:tab.par', { par: t(`supplies:count.${unit}`, { count: par_level }) });
  return (
    <Group component="li" className={classes.row} gap="8px 16px" justify="space-between" wrap="nowrap">
      <Stack component="span" gap={2} miw={0}>
        <Group component="span" gap="2px 10px">
          <Text span fw={600} data-breaks>
            {name}
          </Text>
          <StockChip supply={supply} />
        </Group>
        <Text span size="sm" c="dimmed">
          {[
            par,
            !can.count &&
              on_hand !== null &&
              `${t('supplies:field.on_hand')}: ${t(`supplies:count.${unit}`, { count: on_hand })}`,
            requested > 0 && t('supplies:tab.asked', { quantity: String(requested) }),
            counted,
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        {can.edit && (sku || reorder_note) && (
          <Text span size="sm" c="dimmed" data-breaks>
            {[sku && t('supplies:tab.sku', { sku }), reorder_note].filter(Boolean).join(' · ')}
          </Text>
        )}
      </Stack>
      <Group component="span" className={classes.tools} gap={4} wrap="nowrap" data-no-print>
        {can.count && <CountStepper supply={supply} onCount={onCount} />}
        {can.edit && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size={44}
            aria-label={t('supplies:tab.edit', { name })}
            onClick={onEdit}
          >
            <IconPencil size={18} />
          </ActionIcon>
        )}
      </Group>
    </Group>
  );
};
