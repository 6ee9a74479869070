import { useEffect, useRef } from 'react';
import type { ActionType } from '../../contract/index.ts';
import type { Place } from '../log/log-entries.ts';
import type { ShownLog } from '../outbox/with-unsent.ts';

/** Somebody who scanned the code of a room on a round came to do what the round asks for: its entry opens at once. */
export const useRoomOfCode = (
  { rounds }: ShownLog,
  room: Place | undefined,
  onKind: (kind: ActionType) => void,
): void => {
  const opened = useRef(false);
  const round = room && rounds.find(({ rooms }) => rooms.some(({ id }) => id === room.id));
  useEffect(() => {
    if (!round || opened.current) return;
    opened.current = true;
    onKind(round.action_type);
  });
};
