import { contrast } from './oklch.ts';
import { palette } from './palette.ts';
import { darkFill, scaleOf, textOn } from './scale.ts';

/** How a colour is shown on a background: as fill, and the text on that fill. */
type Shade = { ground: string; filled: string; on: string };

export type Shades = { light: Shade; dark: Shade; onWhite: number };

/** How an organization's colour looks in both schemes. `onWhite` is its contrast with white, 1 to 21. */
export const shadesOf = (hex: string): Shades => {
  const scale = scaleOf(hex);
  const ground = palette({ primary: null, secondary: null }).dark?.[7] as string;
  const light = darkFill(scale, ground);
  return {
    light: { ground: '#ffffff', filled: hex, on: textOn(hex) },
    dark: { ground, filled: light, on: textOn(light) },
    onWhite: contrast('#ffffff', hex),
  };
};
