import type { builtInAreaTypes } from '#features/sites/buildings/contract';
import type { PriorityLevel, TaskType } from '#features/tasks/tasks/contract';
import type { Place } from './picture.ts';

export type AreaType = keyof typeof builtInAreaTypes;

/** Who writes: `site` does the work, `area` manages the region, `office` takes the calls. */
export type Voice = 'site' | 'area' | 'office' | 'manager';

/** `{site}` and the like stand for the name of that person, after an @ as somebody told. */
export type DemoNote = { by: Voice; words: string; internal?: true };

/** A piece of work that comes up again and again: one sentence that fits its place and its picture. */
export type DemoWork = {
  /** `{floor}` is the floor in words, `{suite}` a suite on it. */
  words: string;
  area: AreaType;
  /** `upper` needs a building whose floors are known. */
  floor: 'ground' | 'upper' | null;
  type: TaskType;
  priority: PriorityLevel;
  /** What was written on closing. */
  done: string;
  photo?: Place;
  notes?: readonly DemoNote[];
};

export const site = (words: string): DemoNote => ({ by: 'site', words });
export const area = (words: string): DemoNote => ({ by: 'area', words });
export const office = (words: string): DemoNote => ({ by: 'office', words });
export const inside = (by: Voice, words: string): DemoNote => ({ by, words, internal: true });

/** Work of one kind of place. */
export const workIn =
  (areaType: AreaType, floor: DemoWork['floor']) =>
  (
    words: string,
    [type, priority]: [TaskType, PriorityLevel],
    done: string,
    photo: [Place['scene'], Place['dirt']] | null = null,
    ...notes: DemoNote[]
  ): DemoWork => ({
    words,
    area: areaType,
    floor,
    type,
    priority,
    done,
    notes,
    ...(photo ? { photo: { scene: photo[0], dirt: photo[1] } } : {}),
  });
