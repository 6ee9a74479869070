import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Flag } from '#platform/contract/flags';
import type { Actor } from '#platform/contract/transitions';
import { type InspectionStatus, inspectionStatuses } from './status.ts';
import {
  type InspectionTransition,
  inspectionTransitions,
  mayAddTask,
  mayDelete,
  mayEdit,
  mayReinspect,
  visibleStatuses,
} from './transitions.ts';

const { allowed, leadsFrom, names, targetOf } = inspectionTransitions;

const all: Flag[] = [
  'inspections.canEdit',
  'inspections.canComplete',
  'inspections.canFinalize',
  'inspections.canReopen',
];

const actor = (flags: Flag[] = all, more: Partial<Actor> = {}): Actor => ({
  userId: 7,
  flags: new Set(flags),
  license: 'full',
  ...more,
});

describe('transitions of an inspection', () => {
  it.each<[InspectionTransition, string]>([
    ['complete', 'new pending completed'],
    ['finalize', 'pending completed'],
    ['reopen', 'pending completed finalized'],
  ])('%s leads from exactly: %s', (transition, from) => {
    expect(inspectionStatuses.filter((status) => leadsFrom(transition, status))).toEqual(from.split(' '));
  });

  it.each<[InspectionTransition, InspectionStatus, number, InspectionStatus]>([
    ['complete', 'new', 2, 'pending'],
    ['complete', 'new', 0, 'completed'],
    ['complete', 'completed', 1, 'pending'],
    ['complete', 'pending', 0, 'completed'],
    ['finalize', 'pending', 3, 'finalized'],
    ['finalize', 'completed', 0, 'finalized'],
    ['reopen', 'finalized', 1, 'pending'],
    ['reopen', 'finalized', 0, 'completed'],
    ['reopen', 'completed', 0, 'new'],
    ['reopen', 'pending', 4, 'new'],
  ])('%s from %s with %i open tasks leads to %s', (transition, status, openTasks, to) => {
    expect(targetOf(transition, { status, open_tasks: openTasks })).toBe(to);
  });

  it('need their flag and a full license', () => {
    const completed = { status: 'completed' as const, open_tasks: 0 };
    expect(allowed(completed, actor())).toEqual(['complete', 'finalize', 'reopen']);
    expect(allowed(completed, actor(['inspections.canFinalize']))).toEqual(['finalize']);
    for (const status of inspectionStatuses)
      expect(allowed({ status, open_tasks: 0 }, actor(all, { license: 'viewer' }))).toEqual([]);
  });

  it('never lead to new from a final inspection, nor out of it but by opening it again', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...names), fc.nat(3)), { maxLength: 30 }), (walk) => {
        let status: InspectionStatus = 'new';
        for (const [transition, openTasks] of walk) {
          if (!leadsFrom(transition, status)) continue;
          const to = targetOf(transition, { status, open_tasks: openTasks });
          if (status === 'finalized') expect([transition, to === 'new']).toEqual(['reopen', false]);
          if (to === 'completed') expect(openTasks).toBe(0);
          status = to;
        }
      }),
    );
  });
});

describe('an inspection', () => {
  it('is edited with the flag until it is final', () => {
    expect(inspectionStatuses.filter((status) => mayEdit({ status }, actor()))).toEqual([
      ...(['new', 'pending', 'completed'] as const),
    ]);
    expect(mayEdit({ status: 'new' }, actor([]))).toBe(false);
  });

  it.each<[string, InspectionStatus, number, Flag[], boolean]>([
    ['its inspector while it is new', 'new', 7, ['inspections.canEdit'], true],
    ['nobody else', 'new', 8, ['inspections.canEdit'], false],
    ['its inspector no longer once it is complete', 'completed', 7, ['inspections.canEdit'], false],
    ['an admin until it is final', 'pending', 8, ['isAdmin'], true],
    ['no admin once it is final', 'finalized', 7, ['isAdmin', 'inspections.canEdit'], false],
  ])('is deleted by %s', (_, status, inspectorId, flags, may) => {
    expect(mayDelete({ status, inspectorId }, actor(flags))).toBe(may);
  });

  it('is inspected again where something was deficient', () => {
    const may = (status: InspectionStatus, deficiencyCount: number) =>
      mayReinspect({ status, deficiencyCount }, actor());
    expect([may('completed', 1), may('finalized', 1)]).toEqual([true, true]);
    expect([may('finalized', 0), may('pending', 1), may('new', 1)]).toEqual([false, false, false]);
  });

  it('is seen by its status', () => {
    const seen = (...flags: Flag[]) => visibleStatuses(new Set(flags));
    expect(seen()).toEqual(['pending', 'completed', 'finalized']);
    expect(seen('inspections.canViewAllStatus')).toHaveLength(4);
    expect(seen('inspections.onlyFinalized', 'inspections.canViewAllStatus')).toEqual(['finalized']);
  });
});

it('lets those who hold every right of it make a task of what they see, but no viewer', () => {
  const rights: Flag[] = ['hasAccessTasks', 'tasks.canAddTask', 'inspections.canAddTask'];
  expect(mayAddTask(actor(rights))).toBe(true);
  expect(mayAddTask(actor(rights, { license: 'viewer' }))).toBe(false);
  for (const missing of rights)
    expect(mayAddTask(actor(rights.filter((flag) => flag !== missing)))).toBe(false);
});
