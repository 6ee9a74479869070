import { describe, expect, it } from 'vitest';
import { markup } from '#features/accounts/files/contract';
import { demoPeople } from './demo-people.ts';
import { demoPictures, isDone, marksOf, pictureKeys } from './demo-pictures.ts';
import { portraits } from './demo-portraits.ts';
import { demoTasks } from './demo-tasks.ts';
import type { AreaType } from './demo-work-orders.ts';
import type { SceneName } from './pictures/scenes/scenes.ts';
import { lookOf } from './task-homes.ts';

const pictures = new Map(demoPictures(lookOf).map((picture) => [picture.key, picture]));

/** Where each scene may be photographed. */
const places: Record<SceneName, readonly AreaType[]> = {
  'air-vent': ['corridor'],
  conference: ['conference-room'],
  corridor: ['corridor'],
  elevator: ['elevator'],
  entrance: ['lobby'],
  garage: ['garage'],
  kitchen: ['kitchen'],
  'loading-dock': ['loading-dock'],
  lobby: ['lobby'],
  restroom: ['restroom'],
  stairwell: ['stairwell'],
  window: ['office-suite'],
};

const draw = (key: string): string => pictures.get(key)?.draw() ?? '';

describe('the pictures of the demo', () => {
  it('show the place that their task is about', () => {
    for (const { work } of demoTasks) {
      if (work.photo) expect(places[work.photo.scene], work.words).toContain(work.area);
    }
  });

  it('come in pairs that differ, thirty to forty of them', () => {
    const pairs = demoTasks.flatMap((task, index) => (task.pictured && isDone(task) ? [index] : []));
    expect(pairs.length).toBeGreaterThanOrEqual(30);
    expect(pairs.length).toBeLessThanOrEqual(40);
    for (const index of pairs) {
      const [before, after] = [draw(pictureKeys.before(index)), draw(pictureKeys.after(index))];
      expect(before).toContain('<svg');
      expect(after).toContain('<svg');
      expect(before).not.toBe(after);
    }
  });

  it('are there for every closed task that demands a photo', () => {
    const demanding = demoTasks.flatMap((task, index) => (task.requirePhoto && isDone(task) ? [index] : []));
    expect(demanding.length).toBeGreaterThan(15);
    for (const index of demanding) expect(pictures.has(pictureKeys.after(index)), String(index)).toBe(true);
    for (const [index, task] of demoTasks.entries())
      if (task.requireSignature) expect(pictures.has(pictureKeys.signature(index))).toBe(true);
  });

  it('are the same every time', () => {
    const again = new Map(demoPictures(lookOf).map((picture) => [picture.key, picture]));
    expect([...again.keys()]).toEqual([...pictures.keys()]);
    for (const key of [...pictures.keys()].slice(0, 12)) expect(again.get(key)?.draw()).toBe(draw(key));
  });

  it('are marked where somebody pointed at something', () => {
    const marked = demoTasks.filter((task) => task.pictured && marksOf(task));
    expect(marked.length).toBeGreaterThanOrEqual(2);
    for (const task of marked) expect(markup.parse(marksOf(task))).toEqual(marksOf(task));
  });

  it('show the face of everybody who works there', () => {
    const active = demoPeople.filter(({ deactivated }) => !deactivated).map(({ login }) => login);
    expect(Object.keys(portraits).toSorted()).toEqual(active.toSorted());
  });
});
