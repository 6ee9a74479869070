import type { MantineColorsTuple } from '@mantine/core';
import { contrast, type Oklch, toHex, toOklch } from './oklch.ts';

const at = (base: Oklch, l: number, chroma: number): string => toHex({ l, c: base.c * chroma, h: base.h });

/** Ten shades of a colour, which is itself the seventh (index 6). */
export const scaleOf = (hex: string): MantineColorsTuple => {
  const base = toOklch(hex);
  const lightest = Math.max(0.975, Math.min(0.99, base.l + 0.01));
  const darkest = Math.min(0.26, base.l * 0.7);
  const light = [0, 1, 2, 3, 4, 5].map((step) => {
    const way = (step / 6) ** 1.15;
    return at(base, lightest + (base.l - lightest) * way, 0.12 + 0.88 * way);
  });
  const dark = [1, 2, 3].map((step) => at(base, base.l + (darkest - base.l) * (step / 3), 1 - step * 0.08));
  return [...light, hex, ...dark] as unknown as MantineColorsTuple;
};

const ink = '#14181d';

/** Below this chroma a colour counts as grey: its hue does not distinguish it from disabled controls. */
const greyish = 0.035;

/** White or dark text, whichever has more contrast on the colour. */
export const textOn = (hex: string): string =>
  contrast('#ffffff', hex) >= 4.5 || contrast('#ffffff', hex) >= contrast(ink, hex) ? '#ffffff' : ink;

/** The first shade, from the middle outwards, that is readable as text on every one of the backgrounds. On dark
 * backgrounds a grey needs more contrast. */
export const readable = (scale: MantineColorsTuple, grounds: readonly string[], dark: boolean): string => {
  const order = dark ? [5, 4, 3, 2, 1, 0] : [6, 7, 8, 9];
  const min = dark && toOklch(scale[6] as string).c < greyish ? 9 : 4.6;
  const found = order
    .map((step) => scale[step] as string)
    .find((shade) => grounds.every((ground) => contrast(shade, ground) >= min));
  return found ?? (dark ? '#ffffff' : ink);
};

/** In the dark scheme a filled control must stand out from the background as much as in the light one. A colour keeps
 * its chroma and only gets lighter; a grey becomes nearly white. */
export const darkFill = (scale: MantineColorsTuple, ground: string): string => {
  const base = toOklch(scale[6] as string);
  if (base.c < greyish) return toHex({ ...base, l: Math.max(base.l, 0.93), c: base.c * 0.4 });
  let fill = scale[6] as string;
  for (let l = base.l; l < 0.97 && contrast(fill, ground) < 5.5; l += 0.01) fill = toHex({ ...base, l });
  return fill;
};
