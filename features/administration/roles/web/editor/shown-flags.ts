import type { Flag } from '#platform/contract/flags';
import { fold } from '#platform/contract/fold';
import { type FlagGroup, flagsByGroup } from '../../contract/index.ts';

export type View = {
  words: string;
  changedOnly: boolean;
  selectedOnly: boolean;
  differencesOnly: boolean;
};

export const everything: View = {
  words: '',
  changedOnly: false,
  selectedOnly: false,
  differencesOnly: false,
};

export type Sets = {
  chosen: ReadonlySet<Flag>;
  /** The flags when the role was opened. */
  before: ReadonlySet<Flag>;
  /** The flags of the role that it is compared with. */
  other: ReadonlySet<Flag> | undefined;
};

/** The groups with the flags that a view shows, without empty groups. `saying` returns all words about a flag, in which is
 * searched. */
export const shownFlags = (
  view: View,
  { chosen, before, other }: Sets,
  saying: (flag: Flag, group: FlagGroup) => string,
): { group: FlagGroup; shown: Flag[]; all: readonly Flag[] }[] => {
  const words = fold(view.words).split(/\s+/).filter(Boolean);
  const isShown = (flag: Flag, group: FlagGroup): boolean => {
    const searched = fold(saying(flag, group));
    return (
      words.every((word) => searched.includes(word)) &&
      (!view.changedOnly || chosen.has(flag) !== before.has(flag)) &&
      (!view.selectedOnly || chosen.has(flag)) &&
      (!view.differencesOnly || other === undefined || chosen.has(flag) !== other.has(flag))
    );
  };
  return flagsByGroup
    .map(({ group, flags: all }) => ({ group, all, shown: all.filter((flag) => isShown(flag, group)) }))
    .filter(({ shown }) => shown.length > 0);
};
