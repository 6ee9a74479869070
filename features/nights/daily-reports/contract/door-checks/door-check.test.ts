import { describe, expect, it } from 'vitest';
import { faultsOf, isSettled } from './judge-door-check.ts';
import { isLate, isOutsideShift } from './outside-shift.ts';
import { countDoors, unreportedDoors } from './unreported-doors.ts';

const door = (
  result: 'locked' | 'found_unlocked' | 'no_access' | null,
  checked_at: string | null,
  note = '',
) => ({ kind: 'tenant' as const, result, checked_at, note });

describe('a door', () => {
  it.each([
    [door('locked', '23:10'), true],
    [door('locked', null), false],
    [door(null, null), false],
    [door(null, null, '  '), false],
    [door(null, null, 'Floor closed'), true],
  ])('%j is settled: %s', (said, settled) => expect(isSettled(said)).toBe(settled));

  it.each([
    [door('locked', '23:10'), {}],
    [door('locked', null), { checked_at: ['daily_report_door_time'] }],
    [door('found_unlocked', '23:10'), { note: ['daily_report_note_required'] }],
    [door('no_access', '23:10', 'No key'), {}],
    [door(null, '23:10'), { result: ['required'] }],
    [{ ...door('locked', '23:10'), kind: 'common_area' as const }, { result: ['not_allowed'] }],
  ])('%j has these faults: %j', (said, faults) => expect(faultsOf(said)).toEqual(faults));

  it('is left until something is said of it, or of the whole night', () => {
    const area = { ...door(null, null), kind: 'common_area' as const };
    const doors = [door('locked', '23:10'), door(null, null), area];
    expect(unreportedDoors(doors, '')).toEqual([door(null, null)]);
    expect(unreportedDoors(doors, 'Fire drill')).toEqual([]);
    expect(countDoors([...doors, door('found_unlocked', '1:00', 'Open')])).toEqual({
      required: 3,
      checked: 2,
      unlocked: 1,
    });
  });
});

describe('a time', () => {
  const shift = { shift_start: '18:00', shift_end: '02:00' };
  it.each([
    ['16:59', true],
    ['17:00', false],
    ['23:59', false],
    ['04:00', false],
    ['04:01', true],
  ])('%s lies outside of a shift from 18:00 to 02:00: %s', (time, outside) =>
    expect(isOutsideShift(time, shift)).toBe(outside),
  );

  it('lies outside of no shift that nobody has named', () => {
    expect(isOutsideShift('12:00', { shift_start: null, shift_end: null })).toBe(false);
  });

  it.each([
    ['23:55', '00:05', false],
    ['23:55', '00:06', true],
    ['23:10', '23:10', false],
    ['23:15', '23:14', false],
  ])('%s entered at %s is late: %s', (checked, entered, late) => expect(isLate(checked, entered)).toBe(late));
});
