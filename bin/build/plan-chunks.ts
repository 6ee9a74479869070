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
 * need; others bring at most `maxBytes`, or what they need, and should bring at most `maxFiles` groups. */
export type Load = {
  files: readonly string[];
  weight: number;
  exact?: true;
  maxBytes?: number | undefined;
  maxFiles?: number | undefined;
};

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

/** The cost of one more file, in compressed bytes. A slow line loads four times as much in the time of a request, but with
 * such a price the first merges take the room below `mostBytes` that later ones would use better. */
const fileCost = 3000;

/** Bytes. Merges that add less save the most requests for what they cost. */
const tiny = 1000;

/** The share of the room below `mostBytes` that is kept for such merges: without it, the first ones take all. */
const shareOfTiny = 0.3;

/** Whether one group imports the other through a third: merged into one file, it and the third would import each other. */
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
    const waiting = found(files);
    for (let group = waiting.pop(); group !== undefined; group = waiting.pop()) {
      if (group.loads[at]) continue;
      group.loads[at] = 1;
      waiting.push(...group.imports);
    }
  });
  return new Set([...groups.values()].filter((group) => group.loads.includes(1)));
};

/** The group and all that it imports. */
const broughtBy = (group: Group): Set<Group> => {
  const brought = new Set([group]);
  for (const { imports } of brought) for (const next of imports) brought.add(next);
  return brought;
};

/** The bytes of these files and all that they import. */
const sizeOfAll = (files: readonly string[], pieces: ReadonlyMap<string, Piece>): number => {
  const brought = new Set(files);
  let size = 0;
  for (const file of brought) {
    const piece = pieces.get(file);
    size += piece?.size ?? 0;
    for (const next of piece?.imports ?? []) brought.add(next);
  }
  return size;
};

/** Bytes that each load may bring without need. */
const needlessOf = (pieces: readonly Piece[], loads: readonly Load[]): number[] => {
  const named = new Map(pieces.map((piece) => [piece.file, piece]));
  return loads.map(({ files, exact, maxBytes = Number.POSITIVE_INFINITY }) =>
    exact ? 0 : Math.max(0, maxBytes - sizeOfAll(files, named)),
  );
};

/** Decides which pieces become one file: two groups are merged as long as the saved files weigh more, over all loads, than
 * the code that some loads then bring without need. Returns the files of each group. */
export const planChunks = (pieces: readonly Piece[], loads: readonly Load[]): string[][] => {
  const left = groupsOf(pieces, loads);
  const maxNeedless = needlessOf(pieces, loads);
  const needlessOn = loads.map(() => 0);
  const weights = Float64Array.from(loads, ({ weight }) => weight);
  const weightOf = (at: number): number => weights[at] ?? 0;

  let shareKept = shareOfTiny;

  const isTooMuch = (at: number, bytes: number): boolean => {
    const room = (maxNeedless[at] ?? 0) * (bytes > tiny ? 1 - shareKept : 1);
    return (needlessOn[at] ?? 0) + bytes > room;
  };

  const weigh = (one: Group, among = one): number => {
    let sum = 0;
    for (let at = 0; at < weights.length; at += 1) if (one.loads[at] && among.loads[at]) sum += weightOf(at);
    return sum;
  };

  /** For each load that brings `one` but not `other`: calls `take` with the bytes that it would bring in addition, until
   * `take` returns false. */
  const eachAdded = (one: Group, other: Group, take: (at: number, bytes: number) => boolean): boolean => {
    let brought: Set<Group> | undefined;
    for (let at = 0; at < weights.length; at += 1) {
      if (!one.loads[at] || other.loads[at]) continue;
      brought ??= broughtBy(other);
      let bytes = 0;
      for (const group of brought) if (!group.loads[at]) bytes += group.size;
      if (!take(at, bytes)) return false;
    }
    return true;
  };

  /** `saved` minus the cost of the code that loads would bring without need; 0 if one of them would bring too much. */
  const gainOf = (one: Group, other: Group, saved: number): number => {
    let gain = saved;
    const pay = (at: number, bytes: number): boolean => {
      gain -= weightOf(at) * bytes;
      return gain > 0 && !isTooMuch(at, bytes);
    };
    return eachAdded(one, other, pay) && eachAdded(other, one, pay) ? gain : 0;
  };

  const pairsOf = (one: Group, others: Iterable<Group>): Pair[] => {
    const pairs: Pair[] = [];
    if (one.alone) return pairs;
    const weight = weigh(one);
    for (const other of others) {
      const apart = other === one || other.alone || other.first !== one.first;
      const both = apart ? 0 : weigh(one, other);
      const saved = both * fileCost;
      if (saved === 0) continue;
      // A lower bound of the cost. What the groups import costs too, but takes longer to count.
      const min = one.size * (weigh(other) - both) + other.size * (weight - both);
      if (saved <= min) continue;
      const gain = gainOf(one, other, saved);
      if (gain > 0) pairs.push({ one, other, gain });
    }
    return pairs;
  };

  /** Merges `other` into `one`. Returns the groups whose loads have changed. */
  const merge = (one: Group, other: Group): Set<Group> => {
    const note = (at: number, bytes: number): boolean => {
      needlessOn[at] = (needlessOn[at] ?? 0) + bytes;
      return true;
    };
    eachAdded(one, other, note);
    eachAdded(other, one, note);
    one.files.push(...other.files);
    one.size += other.size;
    for (const next of other.imports) one.imports.add(next);
    left.delete(other);
    for (const group of left) if (group.imports.delete(other)) group.imports.add(one);
    one.imports.delete(one);
    const loaded = one.loads.map((brings, at) => brings || (other.loads[at] ?? 0));
    const bringsAll = (group: Group): boolean =>
      loaded.every((brings, at) => !brings || group.loads[at] === 1);
    const changed = broughtBy(one);
    for (const group of changed) {
      if (group !== one && bringsAll(group)) changed.delete(group);
      group.loads = group.loads.map((brings, at) => brings || (loaded[at] ?? 0));
    }
    return changed.add(other);
  };

  const all = [...left];
  let pairs = all.flatMap((one, at) => pairsOf(one, all.slice(at + 1)));
  while (pairs.length > 0) {
    const best = pairs.reduce((max, pair) => (pair.gain > max.gain ? pair : max));
    const { one, other } = best;
    // Computed again, because groups may have been merged since.
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
  /** Loads that bring too many groups, the worst first. */
  const overloaded = (): number[] =>
    loads
      .map(({ maxFiles = Number.POSITIVE_INFINITY }, at) => ({
        at,
        excess: [...left].filter((group) => group.loads[at]).length - maxFiles,
      }))
      .filter(({ excess }) => excess > 0)
      .toSorted((a, b) => b.excess - a.excess)
      .map(({ at }) => at);

  /** Merges two groups of a load with too many, whatever it costs others, as long as none brings too many bytes. Of all pairs
   * the one that helps the most such loads for its bytes. False if there is none. */
  const mergeAnyway = (load: number, over: readonly number[]): boolean => {
    const brought = [...left].filter((group) => group.loads[load] && !group.alone);
    const choices = brought.flatMap((one, at) =>
      brought
        .slice(at + 1)
        .filter((other) => other.first === one.first)
        .map((other) => {
          const both = weigh(one, other);
          const cost = one.size * (weigh(other) - both) + other.size * (weigh(one) - both);
          const helped = over.filter((each) => one.loads[each] && other.loads[each]).length;
          return { one, other, worth: helped / (cost + 1) };
        }),
    );
    const fits = (at: number, bytes: number): boolean => !isTooMuch(at, bytes);
    const best = choices
      .toSorted((a, b) => b.worth - a.worth)
      .find(
        ({ one, other }) =>
          eachAdded(one, other, fits) && eachAdded(other, one, fits) && !closesCircle(one, other),
      );
    if (best) merge(best.one, best.other);
    return best !== undefined;
  };

  shareKept = 0;
  const hopeless = new Set<number>();
  for (let over = overloaded(); over.length > 0; over = overloaded().filter((at) => !hopeless.has(at))) {
    const [worst = 0] = over;
    if (!mergeAnyway(worst, over)) hopeless.add(worst);
    if (over.every((at) => hopeless.has(at))) break;
  }
  return [...left].map(({ files }) => files);
};
