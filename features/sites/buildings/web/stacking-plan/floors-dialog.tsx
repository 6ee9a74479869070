import { Box, Button, Stack } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { showSuccess } from '#platform/web/feedback/index';
import { DigitsField, FormActions, RecordForm } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { type Outcome, savedWords, useOutboxForm, type Write } from '#platform/web/outbox/index';
import { Dialog, Select, useRowDrag } from '#platform/web/ui/index';
import { type Building, type Floor, floorRun } from '../../contract/index.ts';
import { FloorRow } from './floor-row.tsx';
import classes from './floors.module.css';
import { useFloorOrder } from './use-floor-order.ts';

type FloorRunProps = {
  building: Building;
  refused: Write | undefined;
  onSaved: (outcome: Outcome<unknown>) => void;
};

const loadEntries = () => import('../outbox/entries.ts');

/** Floors 1 to 12 at once, each with the same area; labels can be changed afterwards. */
const FloorRun = ({ building, refused, onSaved }: FloorRunProps) => {
  const t = useText();
  const next = Math.max(0, ...building.floors.map(({ number }) => number)) + 1;
  const loadEntry = useMemo(
    () => async () =>
      (await loadEntries()).createFloorsEntry(building, (number) =>
        t('buildings:floors.label', { number: String(number) }),
      ),
    [building, t],
  );
  const { form } = useOutboxForm({
    name: 'floor-run',
    record: building.id,
    schema: floorRun,
    initialValues: { from: next as number | '', to: '' as number | '', cleanable_sqft: '' as number | '' },
    refused,
    loadEntry,
    onSaved,
  });
  return (
    <RecordForm form={form} label={t('buildings:floors.add')}>
      <div className={classes.run}>
        <DigitsField label={t('buildings:floors.from')} maxLength={3} {...form.field('from')} />
        <DigitsField label={t('buildings:floors.to')} maxLength={3} {...form.field('to')} />
        <DigitsField label={t('buildings:floors.sqft')} maxLength={8} {...form.field('cleanable_sqft')} />
        <Button type="submit" variant="default" loading={form.saving}>
          {t('buildings:floors.add')}
        </Button>
      </div>
    </RecordForm>
  );
};

type MoveFloorDialogProps = {
  floor: Floor;
  /** From the top down. */
  floors: readonly Floor[];
  onMove: (to: number) => void;
  onClose: () => void;
};

/** Moves a floor without dragging it past all others. */
const MoveFloorDialog = ({ floor, floors, onMove, onClose }: MoveFloorDialogProps) => {
  const t = useText();
  const [place, setPlace] = useState<string | null>(null);
  return (
    <Dialog title={t('buildings:floors.moveTitle', { floor: floor.label })} onClose={onClose}>
      <Select
        label={t('buildings:floors.place')}
        data={floors
          .filter(({ id }) => id !== floor.id)
          .map(({ id, label }) => ({ value: String(id), label }))}
        value={place}
        onChange={setPlace}
        searchable
        nothingFoundMessage={t('platform:list.nothingFound')}
      />
      <Box mt="md">
        <FormActions
          inline
          disabled={place === null}
          save={t('buildings:floors.move')}
          onSave={() => {
            onMove(Number(place));
            onClose();
          }}
        />
      </Box>
    </Dialog>
  );
};

type Props = { building: Building; refused?: Write | undefined; onClose: () => void };

/** The floors of a building from the top down, and a run of new ones. */
const FloorsDialog = ({ building, refused, onClose }: Props) => {
  const t = useText();
  const client = useQueryClient();
  // Part of the key of the form for new floors, so that it is empty after each save.
  const [saves, setSaves] = useState(0);
  // Jobs, tasks and forms name floors too.
  const onSaved = (outcome?: Outcome<unknown>) => {
    if (outcome && !outcome.sent) showSuccess(savedWords(outcome));
    setSaves((count) => count + 1);
    void client.invalidateQueries();
  };
  const rowOf = refused?.about.record ?? null;
  const [moved, setMoved] = useState<Floor | null>(null);
  const { floors, move } = useFloorOrder({ building, onMoved: () => client.invalidateQueries() });
  const drag = useRowDrag({
    rows: '[data-floor]',
    onDrop: (from, place) => move(Number(from.dataset.floor), Number(place.dataset.floor)),
  });
  return (
    <Dialog size="lg" title={t('buildings:floors.title')} onClose={onClose}>
      <Stack gap="lg">
        <FloorRun
          key={`${saves}-${building.floors.length}`}
          building={building}
          refused={rowOf === null ? refused : undefined}
          onSaved={onSaved}
        />
        <Stack gap="xs" className={classes.ordered} {...drag}>
          {floors.map((floor, nth) => (
            <FloorRow
              key={floor.id}
              building={building}
              floor={floor}
              refused={rowOf === floor.id ? refused : undefined}
              onSaved={onSaved}
              above={floors[nth - 1]}
              below={floors[nth + 1]}
              onMove={(to) => move(floor.id, to.id)}
              onChoose={() => setMoved(floor)}
            />
          ))}
        </Stack>
      </Stack>
      {moved && (
        <MoveFloorDialog
          floor={moved}
          floors={floors}
          onMove={(to) => move(moved.id, to)}
          onClose={() => setMoved(null)}
        />
      )}
    </Dialog>
  );
};

export default FloorsDialog;
