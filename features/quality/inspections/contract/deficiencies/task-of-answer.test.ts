import { describe, expect, it } from 'vitest';
import { partly } from '#platform/contract/testing/partly';
import type { Place } from '../answers/places.ts';
import { proposedDescription } from './proposal.ts';
import { taskPlace, waitsForTask } from './task-of-answer.ts';

const place = (kind: Place['kind'], floor_id: number | null = null): Place => ({
  key: `${kind}:4`,
  kind,
  id: 4,
  name: 'Fourth',
  type_id: null,
  floor_id,
});

describe('the task of an answer', () => {
  it.each([
    [null, null, null],
    [place('floor'), null, 4],
    [place('common_area', 2), 4, 2],
    [place('tenant', 2), null, 2],
  ])('is done at its place', (at, building_common_area_id, building_floor_id) => {
    expect(taskPlace(at)).toEqual({ building_common_area_id, building_floor_id });
  });

  it('is made by completing, unless somebody said why not or it is final', () => {
    const found = { is_deficient: true, task_id: null, no_task_comment: '' };
    expect(waitsForTask('new', found)).toBe(true);
    expect(waitsForTask('completed', found)).toBe(true);
    expect(waitsForTask('finalized', found)).toBe(false);
    expect(waitsForTask('new', { ...found, no_task_comment: 'Done on the spot' })).toBe(false);
    expect(waitsForTask('new', { ...found, is_deficient: false })).toBe(false);
    expect(waitsForTask('new', { ...found, task_id: 8 })).toBe(false);
  });

  it('says where, what was asked, and what was said of it, if anything was', () => {
    const asked = partly<Parameters<typeof proposedDescription>[0]>({
      section: { title: 'Lobby' },
      question: { label: 'Mats', response_type: 'text', scale: null, options: [] },
      place: place('floor'),
    });
    const scales = { scale: 'five_point' as const, scales: [] };
    const say = (value: unknown, comment = '') =>
      proposedDescription(asked, { value, comment }, scales, 'en');
    expect(say('Worn', 'By the door')).toBe('Lobby (Fourth): Mats – Worn. By the door');
    expect(say(null, 'By the door')).toBe('Lobby (Fourth): Mats. By the door');
  });
});
