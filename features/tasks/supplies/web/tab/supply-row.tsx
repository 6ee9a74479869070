import { ActionIcon, Text } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { formatDate, useText } from '#platform/web/i18n/index';
import type { JobSupplies, Supply } from '../../contract/index.ts';
import { CountStepper } from './count-stepper.tsx';
import classes from './shelf.module.css';
import { StockChip } from './stock-chip.tsx';

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
    <li className={classes.row}>
      <span className={classes.words}>
        <span className={classes.head}>
          <Text span fw={600} className={classes.name}>
            {name}
          </Text>
          <StockChip supply={supply} />
        </span>
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
          <Text span size="sm" c="dimmed" className={classes.name}>
            {[sku && t('supplies:tab.sku', { sku }), reorder_note].filter(Boolean).join(' · ')}
          </Text>
        )}
      </span>
      <span className={classes.tools} data-no-print>
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
      </span>
    </li>
  );
};
