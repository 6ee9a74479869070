import { readdirSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { markup } from '#features/accounts/files/contract';
import { demoPictures, isDone, marksOf, pictureKeys, portrayed } from './demo-pictures.ts';
import { demoTasks } from './demo-tasks.ts';
import type { AreaType } from './demo-work-orders.ts';
import { pathOf, picturesDirectory, type SceneName } from './picture.ts';

const pictures = new Map(demoPictures.map((picture) => [picture.key, picture]));

/** Where each scene may be photographed. */
const places: Record<SceneName, readonly AreaType[]> = {
  'air-vent': ['corridor'],
  conference: ['conference-room'],
  corridor: ['corridor'],
  elevator: ['elevator'],
  entrance: ['lobby'],
  garage: ['garage'],
  kitchen: ['kitchen'],
  'kitchen-bins': ['kitchen'],
  'loading-dock': ['loading-dock'],
  lobby: ['lobby'],
  restroom: ['restroom'],
  stairwell: ['stairwell'],
  window: ['office-suite'],
};

const fileOf = (key: string): string => pictures.get(key)?.file ?? '';

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
      const place = demoTasks[index]?.work.photo;
      expect(fileOf(pictureKeys.before(index))).toBe(`${place?.scene}-${place?.dirt}.jpg`);
      expect(fileOf(pictureKeys.after(index))).toBe(`${place?.scene}-clean.jpg`);
    }
  });

  it('are there for every closed task that demands a photo', () => {
    const demanding = demoTasks.flatMap((task, index) => (task.requirePhoto && isDone(task) ? [index] : []));
    expect(demanding.length).toBeGreaterThan(15);
    for (const index of demanding) expect(pictures.has(pictureKeys.after(index)), String(index)).toBe(true);
    for (const [index, task] of demoTasks.entries())
      if (task.requireSignature) expect(pictures.has(pictureKeys.signature(index))).toBe(true);
  });

  it('are all there, and no others, each of a few 10 kB', () => {
    const named = new Set(demoPictures.map(({ file }) => file));
    expect([...named].toSorted()).toEqual(readdirSync(picturesDirectory).toSorted());
    for (const file of named) expect(statSync(pathOf({ file })).size, file).toBeLessThan(40_000);
  });

  it('are marked where somebody pointed at something', () => {
    const marked = demoTasks.filter((task) => task.pictured && marksOf(task));
    expect(marked.length).toBeGreaterThanOrEqual(2);
    for (const task of marked) expect(markup.parse(marksOf(task))).toEqual(marksOf(task));
  });

  it('show a face of their own for everybody who works there', () => {
    const faces = portrayed.map((login) => fileOf(pictureKeys.portrait(login)));
    expect(new Set(faces).size).toBe(portrayed.length);
  });
});
