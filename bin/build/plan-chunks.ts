/** A file of a build without groups: its modules are used by the same entries. */
export type Piece = {
  file: string;
  /** Bytes before minification. */
  size: number;
  imports: readonly string[];
  /** Runs before the others, which stay in files of their own. */
  first?: boolean;
};

/** Files that are asked for at once, and how often compared to a page. One that is `exact` brings nothing without need. */
export type Load = { files: readonly string[]; weight: number; exact?: true };

type Group = { files: string[]; size: number; first: boolean; loads: Set<number>; imports: Set<Group> };

type Pair = { one: Group; other: Group; gain: number };

/** Bytes before minification that one more file costs: what a slow line could bring while the file is asked for. */
const fileCost = 80_000;

/** Bytes before minification that a page may load without need, so that no page pays for all others. */
const mostNeedless = 75_000;

/** Whether one leads to the other by way of a third: as one file they would import each other in a circle. */
const closesCircle = (one: Group, other: Group): boolean => {
  const seen = new Set<Group>([one, other]);
  const waiting = [one, other].flatMap((group) => [...group.imports].filter((next) => !seen.has(next)));
  for (let group = waiting.pop(); group !== undefined; group = waiting.pop()) {
    if (seen.has(group)) continue;
    seen.add(group);
    for (const next of group.imports) {
      if (next === one || next === other) return true;
      waiting.push(next);
    }
  }
  return false;
};

/** Every piece as a group of its own, with the loads that bring it. */
const groupsOf = (pieces: readonly Piece[], loads: readonly Load[]): Set<Group> => {
  const groups = new Map(
    pieces.map(({ file, size, first = false }): [string, Group] => [
      file,
      { files: [file], size, first, loads: new Set(), imports: new Set() },
    ]),
  );
  const found = (files: readonly string[]): Group[] => files.flatMap((file) => groups.get(file) ?? []);
  for (const { file, imports } of pieces) {
    const group = groups.get(file);
    if (group) group.imports = new Set(found(imports));
  }
  loads.forEach(({ files }, at) => {
    const waiting = found(files);
    for (let group = waiting.pop(); group !== undefined; group = waiting.pop()) {
      if (group.loads.has(at)) continue;
      group.loads.add(at);
      waiting.push(...group.imports);
    }
  });
  return new Set([...groups.values()].filter((group) => group.loads.size > 0));
};

/** The group and all that it brings along. */
const broughtBy = (group: Group): Set<Group> => {
  const brought = new Set([group]);
  for (const { imports } of brought) for (const next of imports) brought.add(next);
  return brought;
};

/** Which pieces become one file: two are put together as long as the files saved weigh more, over all loads, than the code
 * that some then load without need. Answers the files of each group. */
export const planChunks = (pieces: readonly Piece[], loads: readonly Load[]): string[][] => {
  const left = groupsOf(pieces, loads);
  const needless = loads.map(() => 0);
  const weightOf = (at: number): number => loads[at]?.weight ?? 0;

  const isTooMuch = (at: number, bytes: number): boolean =>
    bytes > 0 && weightOf(at) >= 1 && (needless[at] ?? 0) + bytes > (loads[at]?.exact ? 0 : mostNeedless);

  const weigh = ({ loads: numbers }: Group, among?: Group): number => {
    let sum = 0;
    for (const at of numbers) if (!among || among.loads.has(at)) sum += weightOf(at);
    return sum;
  };

  /** Bytes that each load brings in addition, if what brings `one` had to bring `other`. */
  const addedBy = (one: Group, other: Group): Map<number, number> => {
    const added = new Map<number, number>();
    const brought = broughtBy(other);
    for (const at of one.loads) {
      if (other.loads.has(at)) continue;
      let bytes = 0;
      for (const group of brought) if (!group.loads.has(at)) bytes += group.size;
      added.set(at, bytes);
    }
    return added;
  };
  const addedByBoth = (one: Group, other: Group) => [...addedBy(one, other), ...addedBy(other, one)];

  const pairsOf = (one: Group, others: Iterable<Group>): Pair[] => {
    const pairs: Pair[] = [];
    const weight = weigh(one);
    for (const other of others) {
      const both = other === one || other.first !== one.first ? 0 : weigh(one, other);
      const saved = both * fileCost;
      // At least this; what else they bring along takes longer to count.
      const least = one.size * (weigh(other) - both) + other.size * (weight - both);
      if (saved <= least) continue;
      const added = addedByBoth(one, other);
      const gain = saved - added.reduce((sum, [at, bytes]) => sum + weightOf(at) * bytes, 0);
      if (gain > 0 && !added.some(([at, bytes]) => isTooMuch(at, bytes))) pairs.push({ one, other, gain });
    }
    return pairs;
  };

  /** Answers the groups that other loads bring now. */
  const merge = (one: Group, other: Group): Set<Group> => {
    for (const [at, bytes] of addedByBoth(one, other)) needless[at] = (needless[at] ?? 0) + bytes;
    one.files.push(...other.files);
    one.size += other.size;
    for (const next of other.imports) one.imports.add(next);
    left.delete(other);
    for (const group of left) if (group.imports.delete(other)) group.imports.add(one);
    one.imports.delete(one);
    const loaded = one.loads.union(other.loads);
    const changed = broughtBy(one);
    for (const group of changed) {
      if (group !== one && loaded.isSubsetOf(group.loads)) changed.delete(group);
      group.loads = group.loads.union(loaded);
    }
    return changed.add(other);
  };

  const all = [...left];
  let pairs = all.flatMap((one, at) => pairsOf(one, all.slice(at + 1)));
  while (pairs.length > 0) {
    const best = pairs.reduce((most, pair) => (pair.gain > most.gain ? pair : most));
    const { one, other } = best;
    // What was merged since then counts too.
    const [now] = closesCircle(one, other) ? [] : pairsOf(one, [other]);
    if (!now || now.gain < best.gain) {
      pairs = pairs.filter((pair) => pair !== best);
      if (now) pairs.push(now);
      continue;
    }
    const changed = merge(one, other);
    pairs = pairs.filter((pair) => !changed.has(pair.one) && !changed.has(pair.other));
    const fresh = [...changed].filter((group) => left.has(group));
    fresh.forEach((group, at) => {
      const seen = new Set(fresh.slice(0, at));
      pairs.push(
        ...pairsOf(
          group,
          [...left].filter((next) => !seen.has(next)),
        ),
      );
    });
  }
  return [...left].map(({ files }) => files);
};
