const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** `part` of the second colour in the first. */
export const mix = (one: string, other: string, part: number): string => {
  const [a, b] = [channels(one), channels(other)];
  const mixed = a.map((value, index) => Math.round(value + ((b[index] ?? 0) - value) * part));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
};

export const lighter = (colour: string, part: number): string => mix(colour, '#ffffff', part);
export const darker = (colour: string, part: number): string => mix(colour, '#1d2433', part);

/** Materials of one building: what a room is painted, floored and furnished with. */
export type Look = {
  wall: string;
  /** The wall at the back, or another that stands out. */
  feature: string;
  floor: string;
  carpet: string;
  wood: string;
  metal: string;
  accent: string;
  sky: [string, string];
};

export const looks: readonly [Look, ...Look[]] = [
  {
    wall: '#efe9df',
    feature: '#8fb0ad',
    floor: '#d9d2c5',
    carpet: '#5b7c8d',
    wood: '#b98558',
    metal: '#aeb9c2',
    accent: '#e08a4b',
    sky: ['#a9d6f2', '#e9f5fb'],
  },
  {
    wall: '#e8ebee',
    feature: '#5f7f9e',
    floor: '#c4ccd3',
    carpet: '#747a94',
    wood: '#96694a',
    metal: '#b6bec6',
    accent: '#e3b23c',
    sky: ['#8fc3ee', '#dcecf8'],
  },
  {
    wall: '#f3ece4',
    feature: '#c98f73',
    floor: '#cdbba6',
    carpet: '#8a6d62',
    wood: '#7d5a43',
    metal: '#b5b1aa',
    accent: '#3f8f86',
    sky: ['#f6cfa8', '#fbeedd'],
  },
  {
    wall: '#e6ede6',
    feature: '#6f9a78',
    floor: '#d3d5c8',
    carpet: '#64806b',
    wood: '#c79b68',
    metal: '#a9b4b0',
    accent: '#d96a5b',
    sky: ['#b3dcec', '#eef7f4'],
  },
  {
    wall: '#ebe7f0',
    feature: '#7d74a8',
    floor: '#ccc9d6',
    carpet: '#6a6692',
    wood: '#a97b5b',
    metal: '#b3b3c0',
    accent: '#e5a03d',
    sky: ['#bccdf3', '#f0eefb'],
  },
];
