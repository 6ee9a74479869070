import { expect, it } from 'vitest';
import { partly } from '#platform/contract/testing/partly';
import type { Write } from '#platform/web/outbox/index';
import type { ActionLog } from '../../contract/index.ts';
import { withUnsent } from './with-unsent.ts';

const at = (time: string) => `2026-07-01T${time}:00Z`;

const entry = (client_uuid: string, started_at: string) => ({
  client_uuid,
  started_at,
  action_type: 'lobby' as const,
  description: '',
  running: true,
  files: [],
});

const log = partly<ActionLog>({
  id: 7,
  comment: '',
  shift_start: null,
  entries: [entry('a', at('14:00'))],
});

const write = (kind: string, uuid: string, body: object, more: Partial<Write> = {}): Write =>
  partly<Write>({
    id: crypto.randomUUID(),
    kind,
    parts: { body },
    files: [],
    needs: [],
    state: 'waiting',
    enteredAt: at('15:00'),
    about: { entry: uuid, room: 'Restroom 2' },
    ...more,
  });

it('shows what waits on the device in the order in which it was begun', () => {
  const { entries } = withUnsent(log, [
    write('addActionLogEntry', 'b', {
      action_type: 'spill',
      started_at: at('13:00'),
      common_area_id: 4,
      requested_by: 'Front desk',
      requested_at: at('12:50'),
    }),
    write('stopActionLogEntry', 'a', { ended_at: at('14:30') }),
  ]);
  expect(entries).toMatchObject([
    {
      client_uuid: 'b',
      action_type: 'spill',
      common_area: { id: 4, name: 'Restroom 2' },
      isWaiting: true,
      requested_by: 'Front desk',
      requested_at: at('12:50'),
    },
    { client_uuid: 'a', running: false, ended_at: at('14:30'), isWaiting: true },
  ]);
});

it('shows an entry once when its answer is there before its write is gone', () => {
  const again = write('addActionLogEntry', 'a', { action_type: 'spill', started_at: at('13:00') });
  expect(withUnsent(log, [again]).entries).toHaveLength(1);
});

it('leaves out what was refused, and takes back what was deleted', () => {
  const refused = write('addActionLogEntry', 'b', { started_at: at('13:00') }, { state: 'parked' });
  expect(withUnsent(log, [refused, write('deleteActionLogEntry', 'a', {})]).entries).toEqual([]);
  const blocked = write('stopActionLogEntry', 'a', { ended_at: at('14:30') }, { needs: [refused.id] });
  expect(withUnsent(log, [refused, blocked]).entries).toMatchObject([{ running: true }]);
});

it('keeps what is said of the day', () => {
  const said = write('saveActionLog', '', { comment: 'Event', shift_start: '07:00' });
  expect(withUnsent(log, [said])).toMatchObject({ comment: 'Event', shift_start: '07:00' });
});
