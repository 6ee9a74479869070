/** Numbers from 0 to 1, always the same ones for a seed. */
export type Random = () => number;

/** Mulberry32: enough to scatter dust with. */
export const randomFrom = (seed: string): Random => {
  let state = 2_166_136_261;
  for (const char of seed) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 16_777_619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

export const between = (random: Random, min: number, max: number): number => min + random() * (max - min);

export const pick = <T>(random: Random, [first, ...rest]: readonly [T, ...T[]]): T =>
  [first, ...rest][Math.floor(random() * (rest.length + 1))] ?? first;
