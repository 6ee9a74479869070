import { beyond, powerOf } from '#features/accounts/access/contract';
import type { Flag } from '#platform/contract/flags';

/** The flags of a change of a role that the person who makes it may not give: flags that the person does not hold, removed
 * restrictions that bind the person too, and `isAdmin` in both directions. Empty when the change is allowed. */
export const notOwn = (own: ReadonlySet<Flag>, before: readonly Flag[], after: readonly Flag[]): Flag[] => {
  const [had, has] = [new Set(before), new Set(after)];
  const gained = new Set(beyond(powerOf(has), powerOf(had)));
  if (had.has('isAdmin') !== has.has('isAdmin')) gained.add('isAdmin');
  return beyond(gained, powerOf(own));
};
