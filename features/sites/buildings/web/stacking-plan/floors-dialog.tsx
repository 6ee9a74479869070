import { Stack } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { showSuccess } from '#platform/web/feedback/index';
import { useText } from '#platform/web/i18n/index';
import { type Outcome, savedWords, type Write } from '#platform/web/outbox/index';
import { Dialog, useRowDrag } from '#platform/web/ui/index';
import type { Building, Floor } from '../../contract/index.ts';
import { FloorRow } from './floor-row.tsx';
import { FloorRun } from './floor-run.tsx';
import classes from './floors.module.css';
import { MoveFloorDialog } from './move-floor-dialog.tsx';
import { useFloorOrder } from './use-floor-order.ts';

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
