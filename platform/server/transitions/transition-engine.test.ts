import { beforeEach, describe, expect, it } from 'vitest';
import { defineTransitions } from '#platform/contract/transitions';
import type { Tenant } from '../db/tenant.ts';
import type { Person } from '../http/person.ts';
import { type StatusChange, transitionEngine } from './transition-engine.ts';

type Door = { id: number; status: 'shut' | 'open' | 'locked' };

const doors = defineTransitions({
  entity: 'door',
  statuses: ['shut', 'open', 'locked'],
  status: ({ status }: Door) => status,
  right: 'isAdmin',
  edges: {
    open: { from: ['shut'], to: 'open', event: 'door.opened' },
    close: { from: ['open'], to: ['shut', 'locked'] },
    unlock: { from: ['locked'], to: 'shut', reason: true },
  },
});

type Set = { opened_by?: number; status?: string };

let saved: [number, Set][] = [];
let changes: StatusChange[] = [];

beforeEach(() => {
  saved = [];
  changes = [];
});

type Call = { tenant: Tenant; person: Person | null };

const engine = transitionEngine(doors, {
  save: async (_: Call, { id }: Door, set: Set) => void saved.push([id, set]),
  record: async (_call, _door, change) => void changes.push(change),
});

const by = (...flags: string[]): Call => ({
  tenant: {} as Tenant,
  person: { userId: 3, license: 'full', flags: new Set(flags) } as unknown as Person,
});

const door: Door = { id: 5, status: 'shut' };

describe('the engine of transitions', () => {
  it('writes status, columns of the effect, audit log and event', async () => {
    const effect = async () => ({
      set: { opened_by: 3 },
      changes: { by: [null, 3] as [unknown, unknown] },
      data: { quietly: true },
    });
    expect(await engine.apply(by('isAdmin'), door, { name: 'open', effect })).toBe('open');
    expect(saved).toEqual([[5, { opened_by: 3, status: 'open' }]]);
    expect(changes).toEqual([
      {
        action: 'door.opened',
        from: 'shut',
        to: 'open',
        note: null,
        deviceAt: null,
        changes: { by: [null, 3] },
        data: { transition: 'open', quietly: true },
      },
    ]);
  });

  it('takes the status that only the effect knows', async () => {
    const effect = async () => ({ to: 'locked' as const });
    await engine.apply(by('isAdmin'), { id: 5, status: 'open' }, { name: 'close', effect });
    expect(saved).toEqual([[5, { status: 'locked' }]]);
    expect(changes).toMatchObject([{ action: 'door.moved', from: 'open', to: 'locked' }]);
  });

  it.each([
    ['a status that it does not lead from', by('isAdmin'), 'close', door, undefined, 409],
    ['a person without the right', by(), 'open', door, undefined, 403],
    ['a missing reason', by('isAdmin'), 'unlock', { id: 5, status: 'locked' }, ' no ', 422],
  ] as const)('refuses %s before the effect', async (_, call, name, row, note, status) => {
    let begun = false;
    const effect = async () => {
      begun = true;
      return {};
    };
    await expect(engine.apply(call, row, { name, note, effect })).rejects.toMatchObject({ status });
    expect([begun, saved, changes]).toEqual([false, [], []]);
  });

  it('asks for no right where the system makes it, or where it follows from something larger', async () => {
    await engine.apply({ ...by(), person: null }, door, { name: 'open' });
    await engine.apply(by(), door, { name: 'open', followsOther: true });
    expect(saved).toHaveLength(2);
  });
});
