import { Button, TextInput } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowsMove,
  IconArrowUp,
  IconDots,
  IconGripVertical,
  IconTrash,
} from '@tabler/icons-react';
import { useMemo } from 'react';
import { call } from '#platform/web/api/index';
import { confirm, showProblem } from '#platform/web/feedback/index';
import { DigitsField, RecordForm } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { type Outcome, useOutboxForm, type Write } from '#platform/web/outbox/index';
import { ActionMenu } from '#platform/web/ui/index';
import { type Building, type Floor, floorEndpoints } from '../../contract/index.ts';
import classes from './floors.module.css';

const valuesOf = ({ number, label, cleanable_sqft }: Floor) => ({
  number,
  label,
  cleanable_sqft: cleanable_sqft ?? ('' as const),
});

const { updateFloor, deleteFloor } = floorEndpoints;

type FormProps = {
  building: Building;
  floor: Floor;
  refused: Write | undefined;
  onSaved: (outcome?: Outcome<unknown>) => void;
};

const loadEntries = () => import('../outbox/entries.ts');

const FloorForm = ({ building, floor, refused, onSaved }: FormProps) => {
  const t = useText();
  const loadEntry = useMemo(
    () => async () => (await loadEntries()).updateFloorEntry(building, floor),
    [building, floor],
  );
  const { form } = useOutboxForm({
    name: 'floor',
    record: floor.id,
    schema: updateFloor.body,
    initialValues: valuesOf(floor),
    refused,
    loadEntry,
    onSaved,
    stale: {
      updatedAt: floor.updated_at,
      labels: { label: t('buildings:floors.name'), cleanable_sqft: t('buildings:plan.sqft') },
      readRecord: (record) => valuesOf(record as Floor),
    },
  });
  return (
    <RecordForm form={form} label={floor.label}>
      <div className={classes.fields}>
        <TextInput aria-label={t('buildings:floors.name')} autoComplete="off" {...form.field('label')} />
        <DigitsField
          aria-label={t('buildings:plan.sqft')}
          placeholder={t('buildings:plan.sqft')}
          maxLength={8}
          {...form.field('cleanable_sqft')}
        />
        <Button type="submit" variant="default" loading={form.saving} disabled={!refused && !form.isDirty()}>
          {t('platform:actions.save')}
        </Button>
      </div>
    </RecordForm>
  );
};

type Props = FormProps & {
  /** The floors above and below it. */
  above: Floor | undefined;
  below: Floor | undefined;
  /** Puts it in the place of another. */
  onMove: (to: Floor) => void;
  /** Asks for the place. */
  onChoose: () => void;
};

/** The form begins anew when the floor was saved or moved; an open menu stays. */
export const FloorRow = ({ above, below, onMove, onChoose, ...of }: Props) => {
  const t = useText();
  const { floor, onSaved } = of;
  const remove = async () => {
    const words = { agree: t('platform:actions.delete'), danger: true };
    if (!(await confirm(t('buildings:floors.deleteQuestion', { floor: floor.label }), words))) return;
    await call(deleteFloor, { params: { id: floor.id } }).then(() => onSaved(), showProblem);
  };
  return (
    <div className={classes.floor} data-floor={floor.id}>
      <span className={classes.grip} draggable>
        <IconGripVertical size={16} aria-hidden />
      </span>
      <FloorForm key={floor.updated_at} {...of} />
      <ActionMenu
        icon={IconDots}
        label={t('buildings:floors.actions', { floor: floor.label })}
        actions={[
          {
            label: t('buildings:floors.up'),
            icon: IconArrowUp,
            disabled: !above,
            onClick: () => above && onMove(above),
          },
          {
            label: t('buildings:floors.down'),
            icon: IconArrowDown,
            disabled: !below,
            onClick: () => below && onMove(below),
          },
          {
            label: t('buildings:floors.moveTo'),
            icon: IconArrowsMove,
            disabled: !above && !below,
            onClick: onChoose,
          },
          {
            label: t('platform:actions.delete'),
            icon: IconTrash,
            danger: true,
            onClick: () => void remove(),
          },
        ]}
      />
    </div>
  );
};
