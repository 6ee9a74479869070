import type { Unit } from '#features/tasks/supplies/contract';

export type DemoSupply = {
  name: string;
  unit: Unit;
  par: number;
  /** Null where nobody has counted yet. */
  onHand: number | null;
  sku?: string;
  note?: string;
};

export type DemoShelf = {
  site: string;
  /** Days since somebody counted. */
  counted: number;
  supplies: DemoSupply[];
};

/** What three sites keep. At the first some are below par; the third has just begun to list its shelf. */
export const demoShelves: readonly DemoShelf[] = [
  {
    site: 'CO1001',
    counted: 2,
    supplies: [
      { name: 'Paper towels, multifold', unit: 'case', par: 6, onHand: 2, sku: 'MF-4000' },
      { name: 'Toilet paper, 2-ply', unit: 'case', par: 8, onHand: 8, sku: 'TP-2096' },
      {
        name: 'Foaming hand soap',
        unit: 'case',
        par: 4,
        onHand: 1,
        note: 'Unscented, fits the lobby dispensers',
      },
      { name: 'Can liners, 33 gallon', unit: 'case', par: 5, onHand: 5 },
      { name: 'Nitrile gloves, large', unit: 'box', par: 10, onHand: 4, sku: 'NG-L100' },
      { name: 'Glass cleaner', unit: 'bottle', par: 6, onHand: 6 },
    ],
  },
  {
    site: 'CO1002',
    counted: 5,
    supplies: [
      { name: 'Paper towels, multifold', unit: 'case', par: 3, onHand: 3, sku: 'MF-4000' },
      { name: 'Toilet paper, 2-ply', unit: 'case', par: 4, onHand: 2, sku: 'TP-2096' },
      { name: 'Neutral floor cleaner', unit: 'gallon', par: 4, onHand: 3, note: 'Dilute 1 to 64' },
      { name: 'Microfiber cloths, blue', unit: 'pack', par: 5, onHand: 5 },
      { name: 'Can liners, 33 gallon', unit: 'case', par: 3, onHand: 3 },
    ],
  },
  {
    site: 'CO1004',
    counted: 9,
    supplies: [
      { name: 'Toilet paper, 2-ply', unit: 'case', par: 5, onHand: 5, sku: 'TP-2096' },
      { name: 'Disinfectant concentrate', unit: 'gallon', par: 2, onHand: 0 },
      { name: 'Floor pads, red 20 inch', unit: 'each', par: 6, onHand: null },
    ],
  },
];

export type DemoRequest = {
  site: string;
  /** Days since somebody asked, and since it was brought. */
  asked: number;
  brought: number | null;
  note: string;
  lines: { name: string; quantity: number }[];
};

/** One that is still to be brought, and one that was. */
export const demoRequests: readonly DemoRequest[] = [
  {
    site: 'CO1001',
    asked: 1,
    brought: null,
    note: 'The dispensers in the lobby restrooms come first.',
    lines: [{ name: 'Foaming hand soap', quantity: 3 }],
  },
  {
    site: 'CO1002',
    asked: 4,
    brought: 1,
    note: '',
    lines: [
      { name: 'Toilet paper, 2-ply', quantity: 2 },
      { name: 'Neutral floor cleaner', quantity: 1 },
    ],
  },
];
