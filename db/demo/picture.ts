import { join } from 'node:path';

/** What can be photographed, clean or with one of its kinds of dirt. */
export type SceneName =
  | 'air-vent'
  | 'conference'
  | 'corridor'
  | 'elevator'
  | 'entrance'
  | 'garage'
  | 'kitchen'
  | 'kitchen-bins'
  | 'loading-dock'
  | 'lobby'
  | 'restroom'
  | 'stairwell'
  | 'window';

export const picturesDirectory: string = join(import.meta.dirname, 'pictures');

/** A picture that a record of the demo shows. */
export type Picture = {
  /** The name under which the seed finds it again. */
  key: string;
  /** The name of the file, as if the sender had chosen it. */
  name: string;
  /** Its file in `pictures`; several records may show the same. */
  file: string;
};

export const pathOf = ({ file }: Pick<Picture, 'file'>): string => join(picturesDirectory, file);

export type Place = { scene: SceneName; dirt: string };

/** A photo of a place with its dirt. */
export const photoBefore = (key: string, { scene, dirt }: Place): Picture => ({
  key,
  name: 'before.jpg',
  file: `${scene}-${dirt}.jpg`,
});

/** The same place without it. */
export const photoAfter = (key: string, { scene }: Place): Picture => ({
  key,
  name: 'after.jpg',
  file: `${scene}-clean.jpg`,
});
