/** A perceptual colour: equal steps of `l` look equally large for every hue. */
export type Oklch = { l: number; c: number; h: number };

type Triple = [number, number, number];

const linear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

const gamma = (channel: number): number =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;

const channels = (hex: string): Triple =>
  [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255)) as Triple;

export const toOklch = (hex: string): Oklch => {
  const [r, g, b] = channels(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const d = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a, d),
    h: Math.atan2(d, a),
  };
};

const toLinear = ({ l, c, h }: Oklch): Triple => {
  const a = c * Math.cos(h);
  const b = c * Math.sin(h);
  const x = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const y = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const z = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
    -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
    -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
  ];
};

/** The closest colour that a screen can show: chroma is reduced before lightness changes. */
export const toHex = (colour: Oklch): string => {
  let { c } = colour;
  let rgb = toLinear(colour);
  while (c > 0.002 && rgb.some((channel) => channel < -0.0005 || channel > 1.0005)) {
    c *= 0.94;
    rgb = toLinear({ ...colour, c });
  }
  const digits = rgb.map((channel) =>
    Math.round(gamma(Math.min(1, Math.max(0, channel))) * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${digits.join('')}`;
};

const luminance = (hex: string): number => {
  const [r, g, b] = channels(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** WCAG contrast ratio, 1 to 21. */
export const contrast = (one: string, other: string): number => {
  const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (high + 0.05) / (low + 0.05);
};

/** `share` of the second colour over the first, blended as on a screen. */
export const mix = (one: string, other: string, share: number): string => {
  const digits = [1, 3, 5].map((at) => {
    const [from, to] = [one, other].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16)) as [
      number,
      number,
    ];
    return Math.round(from + (to - from) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${digits.join('')}`;
};
