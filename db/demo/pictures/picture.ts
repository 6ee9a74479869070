import { looks } from './colours.ts';
import type { Shot } from './furniture.ts';
import { randomFrom } from './random.ts';
import { type SceneName, scenes } from './scenes/scenes.ts';

/** A picture of the demo, drawn when it is wanted. */
export type Picture = {
  /** The name under which the seed finds it again. */
  key: string;
  /** The name of the file, as if the sender had chosen it. */
  name: string;
  kind: 'photo' | 'graphic';
  draw: () => string;
};

export type Place = { scene: SceneName; dirt: string; look: number; seed: string; aside?: number };

/** A photo of a place with its dirt, or of the same place without it. */
export const photoOf = (
  key: string,
  name: string,
  { scene, dirt, look, seed, aside = 0 }: Place,
  dirty: boolean,
): Picture => ({
  key,
  name,
  kind: 'photo',
  draw: () => {
    const shot: Shot = {
      dirt,
      dirty,
      aside,
      look: looks[look % looks.length] ?? looks[0],
      layout: randomFrom(seed),
      mess: randomFrom(`${seed} mess`),
    };
    return scenes[scene](shot);
  },
});
