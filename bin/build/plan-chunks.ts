/** A file of a build without groups: its modules are used by the same entries. */
export type Piece = {
  file: string;
  /** Compressed bytes. */
  size: number;
  imports: readonly string[];
  /** Runs before the others, which stay in files of their own. */
  first?: boolean;
  /** It is imported by its name. Merged with others, it would need a second file under this name that only leads there. */
  alone?: boolean;
};

/** Files that are requested together. `weight` says how often, compared to a page. An `exact` load brings no code without
 * need. */
export type Load = { files: readonly string[]; weight: number; exact?: true };

type Group = {
  files: string[];
  size: number;
  first: boolean;
  alone: boolean;
  /** 1 for each load that brings the group. An array of bytes, because sums over all pairs of groups are computed many
   * times. */
  loads: Uint8Array;
  imports: Set<Group>;
};

type Pair = { one: Group; other: Group; gain: number };

/** What one more file costs, in compressed bytes. A slow line loads four times as much in the time of a request, but files
 * of a page are requested at once. With 1,000 a page brings 16 files (the middle of all pages; 36 at most) and 5 kB that it
 * does not need; with 2,500 it is 12 files and 12 kB. */
const fileCost = 1000;

/** The groups and all that they import. */
const broughtBy = (groups: Iterable<Group>): Set<Group> => {
  const brought = new Set(groups);
  for (const { imports } of brought) for (const next of imports) brought.add(next);
  return brought;
};

/** Whether one group imports the other through a third: merged into one file, it and the third would import each other. */
const closesCircle = (one: Group, other: Group): boolean => {
  const between = [...one.imports, ...other.imports].filter((group) => group !== one && group !== other);
  const brought = new Set(between);
  for (const group of brought) {
    if (group === one || group === other) return true;
    for (const next of group.imports) brought.add(next);
  }
  return false;
};

/** Every piece that a load brings as a group of its own. */
const groupsOf = (pieces: readonly Piece[], loads: readonly Load[]): Set<Group> => {
  const groups = new Map(
    pieces.map(({ file, size, first = false, alone = false }): [string, Group] => [
      file,
      { files: [file], size, first, alone, loads: new Uint8Array(loads.length), imports: new Set() },
    ]),
  );
  const found = (files: readonly string[]): Group[] => files.flatMap((file) => groups.get(file) ?? []);
  for (const { file, imports } of pieces) {
    const group = groups.get(file);
    if (group) group.imports = new Set(found(imports));
  }
  loads.forEach(({ files }, at) => {
    for (const group of broughtBy(found(files))) group.loads[at] = 1;
  });
  return new Set([...groups.values()].filter((group) => group.loads.includes(1)));
};

/** Merges `other` into `one`, and returns all groups that more loads bring now, and both. */
const merge = (left: Set<Group>, one: Group, other: Group): Set<Group> => {
  one.files.push(...other.files);
  one.size += other.size;
  for (const next of other.imports) one.imports.add(next);
  left.delete(other);
  for (const group of left) if (group.imports.delete(other)) group.imports.add(one);
  one.imports.delete(one);
  const together = one.loads.map((brings, at) => brings || (other.loads[at] ?? 0));
  const changed = new Set([one, other]);
  for (const group of broughtBy([one])) {
    const loads = group.loads.map((brings, at) => brings || (together[at] ?? 0));
    if (loads.some((brings, at) => brings !== group.loads[at])) changed.add(group);
    group.loads = loads;
  }
  return changed;
};

/** Decides which pieces become one file: two groups are merged as long as the saved files weigh more, over all loads, than
 * the code that some loads then bring without need. Returns the files of each group. */
export const planChunks = (pieces: readonly Piece[], loads: readonly Load[]): string[][] => {
  const left = groupsOf(pieces, loads);
  // Nothing weighs as much as an exact load.
  const weights = loads.map(({ weight, exact }) => (exact ? Number.POSITIVE_INFINITY : weight));

  /** What loads that bring `one` but not `other` pay for what `other` brings, in bytes. Gives up above `max`. */
  const costOf = (one: Group, other: Group, max: number): number => {
    let cost = 0;
    let brought: Set<Group> | undefined;
    for (let at = 0; at < weights.length && cost < max; at += 1) {
      if (!one.loads[at] || other.loads[at]) continue;
      brought ??= broughtBy([other]);
      for (const group of brought) if (!group.loads[at]) cost += (weights[at] ?? 0) * group.size;
    }
    return cost;
  };

  /** The bytes that loads save with one file less, minus the cost; 0 if they save nothing. */
  const gainOf = (one: Group, other: Group): number => {
    if (one.alone || other.alone || one.first !== other.first) return 0;
    let saved = 0;
    loads.forEach(({ weight }, at) => {
      if (one.loads[at] && other.loads[at]) saved += weight * fileCost;
    });
    const rest = saved - costOf(one, other, saved);
    return rest > 0 ? Math.max(0, rest - costOf(other, one, rest)) : 0;
  };

  const pairsOf = (one: Group, others: readonly Group[]): Pair[] =>
    others
      .filter((other) => other !== one)
      .map((other) => ({ one, other, gain: gainOf(one, other) }))
      .filter(({ gain }) => gain > 0);

  const all = [...left];
  let pairs = all.flatMap((one, at) => pairsOf(one, all.slice(at + 1)));
  while (pairs.length > 0) {
    const best = pairs.reduce((max, pair) => (pair.gain > max.gain ? pair : max));
    const { one, other } = best;
    // Computed again, because groups may have been merged since.
    const gain = closesCircle(one, other) ? 0 : gainOf(one, other);
    if (gain < best.gain) {
      pairs = pairs.filter((pair) => pair !== best);
      if (gain > 0) pairs.push({ one, other, gain });
      continue;
    }
    const changed = merge(left, one, other);
    pairs = pairs.filter((pair) => !changed.has(pair.one) && !changed.has(pair.other));
    const rest = new Set(left);
    for (const group of changed) {
      if (!rest.delete(group)) continue;
      pairs.push(...pairsOf(group, [...rest]));
    }
  }
  return [...left].map(({ files }) => files);
};
