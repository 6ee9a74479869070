import { ActionIcon, Checkbox, Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { DecimalField } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { choiceColors, type ScaleChoice } from '../../contract/index.ts';
import classes from './basics.module.css';

type Props = {
  choice: ScaleChoice;
  /** The error of a field by its name. */
  errorOf: (field: keyof ScaleChoice) => string | undefined;
  onChange: (next: ScaleChoice) => void;
  /** Undefined when the scale has only as many choices as it needs. */
  onRemove: (() => void) | undefined;
};

/** One choice of a scale. */
export const ChoiceLine = ({ choice, errorOf, onChange, onRemove }: Props) => {
  const t = useText();
  const set = (patch: Partial<ScaleChoice>) => onChange({ ...choice, ...patch });
  return (
    <Stack className={classes.line} gap="8px 12px">
      <Group className={classes.part} gap="8px 12px" align="flex-end">
        <TextInput
          className={classes.long}
          label={t('inspection-templates:scales.label')}
          withAsterisk
          maxLength={40}
          value={choice.label}
          error={errorOf('label')}
          onChange={(event) => set({ label: event.currentTarget.value })}
        />
        <TextInput
          label={t('inspection-templates:scales.short')}
          withAsterisk
          maxLength={2}
          value={choice.short}
          error={errorOf('short')}
          onChange={(event) => set({ short: event.currentTarget.value })}
        />
        <DecimalField
          label={t('inspection-templates:scales.percent')}
          rightSection="%"
          value={choice.percent}
          error={errorOf('percent')}
          onChange={(typed) => set({ percent: Number(typed) })}
        />
        <NativeSelect
          label={t('inspection-templates:scales.color')}
          data={choiceColors.map((color) => ({
            value: color,
            label: t(`inspection-templates:color.${color}`),
          }))}
          value={choice.color}
          onChange={(event) => set({ color: event.currentTarget.value as ScaleChoice['color'] })}
        />
      </Group>
      <Group gap="4px 20px" justify="space-between">
        <Checkbox
          label={t('inspection-templates:scales.deficient')}
          checked={choice.is_deficient}
          onChange={(event) => set({ is_deficient: event.currentTarget.checked })}
        />
        <Checkbox
          label={t('inspection-templates:scales.default')}
          checked={choice.is_default}
          onChange={(event) => set({ is_default: event.currentTarget.checked })}
        />
        <ActionIcon
          variant="subtle"
          color="gray"
          size={44}
          disabled={!onRemove}
          aria-label={t('inspection-templates:scales.remove', { name: choice.label })}
          onClick={onRemove}
        >
          <IconTrash size={18} />
        </ActionIcon>
      </Group>
    </Stack>
  );
};
