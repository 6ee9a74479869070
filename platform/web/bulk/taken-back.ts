import type { KeptRecord } from '#platform/contract/reversible';

/** How much is as it was, and how much is not. */
export type Undone = {
  undone: number;
  kept: number;
  /** Those of the kept that have a name. */
  named: { name: string; reason: KeptRecord['reason'] }[];
};

/** Takes a change back, and says what became of that. */
export type Undo = {
  run: () => Promise<Undone>;
  words: (keptName: 'undone' | 'undoneBut', values: { count: number; kept: string }) => string;
  /** Whether nothing of the step can be taken back. */
  isEmpty: () => boolean;
};

/** An alert has room for so many names with their reasons. */
export const maxNamed = 3;

export const nothingUndone: Undone = { undone: 0, kept: 0, named: [] };

export const bothUndone = (one: Undone, other: Undone): Undone => ({
  undone: one.undone + other.undone,
  kept: one.kept + other.kept,
  named: [...one.named, ...other.named],
});

/** What a call answered. What is no longer there has the name with which it was changed. */
export const undoneOf = (
  { undone, kept }: { undone: number[]; kept: KeptRecord[] },
  changed: readonly { id: number; name: string }[],
): Undone => ({
  undone: undone.length,
  kept: kept.length,
  named: kept.flatMap(({ id, name, reason }) => {
    const keptName = name ?? changed.find((one) => one.id === id)?.name;
    return keptName ? [{ name: keptName, reason }] : [];
  }),
});
