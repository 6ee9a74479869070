import { restrictions } from '#features/access/contract';
import { type Flag, flags } from '#platform/contract/flags';

/** What a set of flags lets people do: its flags, and for each module that it opens without a restriction the freedom
 * from that restriction. */
const liberties = (held: ReadonlySet<Flag>): Flag[] =>
  flags.filter((flag) => {
    const opens = restrictions[flag];
    return opens ? held.has(opens) && !held.has(flag) : held.has(flag);
  });

/** What a change of a role gives that the person who makes it may not give: flags the person does not hold, restrictions
 * taken away that bind the person too, and `isAdmin` in both directions. Empty for a change that is allowed. */
export const notOwn = (own: ReadonlySet<Flag>, before: readonly Flag[], after: readonly Flag[]): Flag[] => {
  const [had, has] = [new Set(before), new Set(after)];
  const given = new Set(liberties(has));
  for (const liberty of liberties(had)) given.delete(liberty);
  if (had.has('isAdmin') !== has.has('isAdmin')) given.add('isAdmin');
  const mine = new Set(liberties(own));
  return [...given].filter((liberty) => !mine.has(liberty));
};
