import { Box, Group, Stack } from '@mantine/core';
import { IconClipboardList } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { useLightbox } from '#features/accounts/files/web';
import { call, serverNow } from '#platform/web/api/index';
import { confirm, showProblem, showSuccess } from '#platform/web/feedback/index';
import { useText } from '#platform/web/i18n/index';
import { savedWords, submit } from '#platform/web/outbox/index';
import { urlChoice, useSearchState } from '#platform/web/routing/index';
import { EmptyState, useRowDrag } from '#platform/web/ui/index';
import { type InstructionSet, instructionEndpoints, type SiteInstruction } from '../../contract/index.ts';
import { instructionsGroup } from '../addresses.ts';
import { refreshInstructions } from '../live.ts';
import { orderInstructionsWrite } from '../outbox/instruction-writes.ts';
import { instructionsQuery } from '../queries.ts';
import { Dialogs } from './dialogs.tsx';
import { FilterChips } from './filter-chips.tsx';
import type { ItemActions } from './instruction-item.tsx';
import classes from './instructions.module.css';
import { ReadNotice } from './read-notice.tsx';
import { RoomSection } from './room-section.tsx';
import { byRoom, filters, movedTo, roomMoved, rowsByFilter } from './shown.ts';
import { type Opened, TabActions } from './tab-actions.tsx';

/** Changes the order of a job's instructions, and shows it at once. */
const useOrder = (jobId: number) => {
  const t = useText();
  const client = useQueryClient();
  const show = (ids: readonly number[]) =>
    client.setQueryData<InstructionSet>(instructionsQuery(jobId).queryKey, (known) => {
      if (!known) return known;
      const byId = new Map(known.rows.map((row) => [row.id, row]));
      return { ...known, rows: ids.flatMap((id) => byId.get(id) ?? []) };
    });
  return (ids: number[] | undefined): void => {
    if (!ids) return;
    show(ids);
    submit(
      client,
      {
        kind: orderInstructionsWrite,
        id: crypto.randomUUID(),
        parts: { params: { id: jobId }, body: { ids } },
        group: instructionsGroup(jobId),
        about: { jobId, name: '', record: null },
      },
      { keepsInput: true },
    )
      .then((outcome) =>
        showSuccess(outcome.sent ? t('site-instructions:item.ordered') : savedWords(outcome)),
      )
      .catch((error) => {
        showProblem(error);
        refreshInstructions(client, [jobId]);
      });
  };
};

/** Shown before the first instruction is written, or when a filter leaves none. */
const NothingShown = ({ set, due }: { set: InstructionSet; due: boolean }) => {
  const t = useText();
  if (set.rows.length === 0) {
    return (
      <EmptyState
        icon={IconClipboardList}
        title={t('site-instructions:list.empty')}
        text={t(set.can.edit ? 'site-instructions:list.emptyEdit' : 'site-instructions:list.emptyText')}
      />
    );
  }
  return (
    <EmptyState
      icon={IconClipboardList}
      title={t(due ? 'site-instructions:filter.noneTonight' : 'site-instructions:filter.none')}
      text={t('site-instructions:filter.noneText')}
    />
  );
};

const idOf = (row: HTMLElement): number => Number(row.dataset.instruction);

/** Props for the element around all rows. Each row has its id as `data-instruction` and stands inside the element of its
 * room, which it cannot be dragged out of. */
const useDragOrder = (onDrop: (id: number, to: number) => void) =>
  useRowDrag({
    rows: '[data-instruction]',
    placeOf: (from, over) => (over.parentElement === from.parentElement ? over : null),
    onDrop: (from, place) => onDrop(idOf(from), idOf(place)),
  });

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
    refreshInstructions(client, [jobId]);
  };
  const whole = show === 'all';
  const actions: ItemActions | undefined = set.can.edit
    ? { edit: setOpened, remove: (row) => void remove(row), move: whole ? move : undefined }
    : undefined;
  const places = placesOf(rows);
  return (
    <Stack>
      <Group className={classes.bar} gap="sm" align="flex-start" wrap="nowrap">
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
        <Box ms="auto" data-no-print>
          <TabActions mayEdit={set.can.edit} hasRows={set.rows.length > 0} open={setOpened} />
        </Box>
      </Group>
      {rooms.length === 0 && <NothingShown set={set} due={show === 'due'} />}
      <Stack className={classes.rooms} {...(actions && whole ? drag : {})}>
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
      </Stack>
      <ReadNotice jobId={jobId} set={set} />
      {lightbox}
      <Dialogs jobId={jobId} set={set} opened={opened} onClose={() => setOpened(null)} />
    </Stack>
  );
};
