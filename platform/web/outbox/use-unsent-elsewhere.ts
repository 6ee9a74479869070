import { useEffect, useState } from 'react';
import { countElsewhere } from './database.ts';
import { pageOwner } from './owner.ts';
import { unsentStore } from './unsent-store.ts';

const none: ReadonlyMap<number, number> = new Map();

/** How many writes of this person wait in other organizations, by organization. They are neither shown nor sent here. */
export const useUnsentElsewhere = (): ReadonlyMap<number, number> => {
  const [counts, setCounts] = useState(none);
  // Read only to count again: when another tab sends writes of another organization, this store changes too.
  const writes = unsentStore.use();
  useEffect(() => {
    const owner = pageOwner();
    let left = false;
    if (owner && writes) {
      countElsewhere(owner).then(
        (found) => !left && setCounts(found),
        () => undefined,
      );
    }
    return () => {
      left = true;
    };
  }, [writes]);
  return counts;
};
