import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { call } from '#platform/web/api/index';
import { confirm, showProblem } from '#platform/web/feedback/index';
import { DigitsField, RecordForm } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { type Outcome, useOutboxForm, type Write } from '#platform/web/outbox/index';
import { type Building, type Floor, floorEndpoints } from '../../contract/index.ts';
import classes from './stacking-plan.module.css';

const valuesOf = ({ number, label, cleanable_sqft }: Floor) => ({
  number,
  label,
  cleanable_sqft: cleanable_sqft ?? ('' as const),
});

const { updateFloor, deleteFloor } = floorEndpoints;

type Props = {
  building: Building;
  floor: Floor;
  refused: Write | undefined;
  onSaved: (outcome?: Outcome<unknown>) => void;
};

const loadEntries = () => import('../outbox/entries.ts');

export const FloorRow = ({ building, floor, refused, onSaved }: Props) => {
  const t = useText();
  const [removing, setRemoving] = useState(false);
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
  const remove = async () => {
    const words = { agree: t('platform:actions.delete'), danger: true };
    if (!(await confirm(t('buildings:floors.deleteQuestion', { floor: floor.label }), words))) return;
    setRemoving(true);
    await call(deleteFloor, { params: { id: floor.id } }).then(() => onSaved(), showProblem);
    setRemoving(false);
  };
  return (
    <RecordForm form={form} label={floor.label}>
      <div className={classes.floor}>
        <TextInput aria-label={t('buildings:floors.name')} autoComplete="off" {...form.field('label')} />
        <DigitsField
          aria-label={t('buildings:plan.sqft')}
          placeholder={t('buildings:plan.sqft')}
          maxLength={8}
          {...form.field('cleanable_sqft')}
        />
        <Button type="submit" variant="default" loading={form.saving} disabled={!form.isDirty()}>
          {t('platform:actions.save')}
        </Button>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          loading={removing}
          aria-label={t('buildings:floors.delete', { floor: floor.label })}
          onClick={() => void remove()}
        >
          <IconTrash size={18} />
        </ActionIcon>
      </div>
    </RecordForm>
  );
};
