import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { useLightbox } from '#features/accounts/files/web';
import { call, serverNow } from '#platform/web/api/index';
import { confirm, showProblem, showSuccess } from '#platform/web/feedback/index';
import { useText } from '#platform/web/i18n/index';
import { urlChoice, useSearchState } from '#platform/web/routing/index';
import { type InstructionSet, instructionEndpoints, type SiteInstruction } from '../../contract/index.ts';
import { readInstructionsAgain } from '../live.ts';
import { Dialogs } from './dialogs.tsx';
import { FilterChips } from './filter-chips.tsx';
import type { ItemActions } from './instruction-item.tsx';
import classes from './instructions.module.css';
import { NothingShown } from './nothing-shown.tsx';
import { ReadNotice } from './read-notice.tsx';
import { RoomSection } from './room-section.tsx';
import { byRoom, filters, movedTo, roomMoved, rowsByFilter } from './shown.ts';
import { type Opened, TabActions } from './tab-actions.tsx';
import { useDragOrder } from './use-drag-order.ts';
import { useOrder } from './use-order.ts';

const search = z.object({ show: urlChoice(filters) });

/** For each instruction, the position of its first photo among all that are shown. */
const placesOf = (rows: readonly SiteInstruction[]): ReadonlyMap<number, number> => {
  let place = 0;
  return new Map(
    rows.map(({ id, photos }) => {
      place += photos.length;
      return [id, place - photos.length];
    }),
  );
};

type Props = { jobId: number; set: InstructionSet };

/** What to do at a site, room by room. */
export const InstructionList = ({ jobId, set }: Props) => {
  const t = useText();
  const client = useQueryClient();
  const [{ show = 'all' }, setSearch] = useSearchState(search);
  const [opened, setOpened] = useState<Opened | SiteInstruction | null>(null);
  const now = serverNow();
  const counts = rowsByFilter(set, now);
  const rooms = byRoom(counts.get(show) ?? []);
  const rows = rooms.flatMap((room) => room.rows);
  const photos = rows.flatMap((row) => row.photos);
  const { open, lightbox } = useLightbox(photos, { zone: set.time_zone });
  const order = useOrder(jobId);
  const move = (id: number, to: number) => order(movedTo(rooms, id, to));
  const drag = useDragOrder(move);
  const remove = async ({ id, room }: SiteInstruction) => {
    const words = { agree: t('platform:actions.delete'), danger: true };
    if (!(await confirm(t('site-instructions:item.deleteQuestion', { room }), words))) return;
    await call(instructionEndpoints.deleteInstruction, { params: { id: jobId, instructionId: id } })
      .then(() => showSuccess(t('site-instructions:item.deleted')))
      .catch(showProblem);
    readInstructionsAgain(client, [jobId]);
  };
  const whole = show === 'all';
  const actions: ItemActions | undefined = set.can.edit
    ? { edit: setOpened, remove: (row) => void remove(row), move: whole ? move : undefined }
    : undefined;
  const places = placesOf(rows);
  return (
    <div className={classes.tab}>
      <div className={classes.bar}>
        {set.rows.length > 0 && (
          <FilterChips
            set={set}
            counts={counts}
            value={show}
            now={now}
            onChange={(filter) =>
              setSearch({ show: filter === 'all' ? undefined : filter }, { replace: true })
            }
          />
        )}
        <div className={classes.end} data-no-print>
          <TabActions mayEdit={set.can.edit} hasRows={set.rows.length > 0} open={setOpened} />
        </div>
      </div>
      {rooms.length === 0 && <NothingShown set={set} due={show === 'due'} />}
      <div className={classes.rooms} {...(actions && whole ? drag : {})}>
        {rooms.map((room, nth) => (
          <RoomSection
            key={room.key}
            room={room}
            actions={actions}
            moveRoom={actions && whole ? (key, by) => order(roomMoved(rooms, key, by)) : undefined}
            isFirst={nth === 0}
            isLast={nth === rooms.length - 1}
            photoPlaces={places}
            photosShown={photos.length}
            onPhoto={open}
          />
        ))}
      </div>
      <ReadNotice jobId={jobId} set={set} />
      {lightbox}
      <Dialogs jobId={jobId} set={set} opened={opened} onClose={() => setOpened(null)} />
    </div>
  );
};
