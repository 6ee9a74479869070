import { openPaint } from './paint.ts';
import { between, randomFrom } from './random.ts';

/** A name as somebody writes it with a finger: loops with a line under them. */
export const drawSignature = (name: string): string => {
  const random = randomFrom(name);
  const paint = openPaint();
  paint.rect(0, 0, 600, 200, '#ffffff');
  const ink = 'fill="none" stroke="#1d2a4d" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"';
  let x = 60;
  let d = `M${x},120`;
  for (const letter of name.slice(0, 15)) {
    if (letter === ' ') {
      x += 26;
      d += `M${x},${between(random, 108, 124).toFixed(0)}`;
      continue;
    }
    const capital = letter !== letter.toLowerCase();
    const tall = capital
      ? between(random, 68, 88)
      : 'dfhklbt'.includes(letter)
        ? 52
        : between(random, 16, 28);
    const wide = capital ? 38 : between(random, 20, 29);
    d += `c${(wide * 0.1).toFixed(0)},${-tall.toFixed(0)} ${(wide * 0.9).toFixed(0)},${(-tall).toFixed(0)} ${(wide * 0.45).toFixed(0)},${(-tall * 0.1).toFixed(0)}`;
    d += `c${(-wide * 0.2).toFixed(0)},${(tall * 0.25).toFixed(0)} ${(wide * 0.3).toFixed(0)},${(tall * 0.3).toFixed(0)} ${(wide * 0.55).toFixed(0)},${between(random, -8, 8).toFixed(0)}`;
    x += wide;
  }
  paint.path(d, ink);
  paint.path(
    `M70,156q${(x / 2).toFixed(0)},-26 ${Math.min(470, x).toFixed(0)},-8`,
    ink.replace('"5"', '"4"'),
  );
  return paint.svg(600, 200);
};
