/** A file of a build without groups: its modules are used by the same entries. */
export type Piece = {
  file: string;
  /** Bytes before minification. */
  size: number;
  imports: readonly string[];
  /** Runs before the others, which stay in files of their own. */
  first?: boolean;
  /** What is imported by its name: in one file with others it would get a second file that only leads there. */
  alone?: boolean;
};

/** Files that are asked for at once, and how often compared to a page. One that is `exact` brings nothing without need, one
 * with a limit of its own no more than that many bytes before minification. */
export type Load = { files: readonly string[]; weight: number; exact?: true; most?: number | undefined };

type Group = {
  files: string[];
  size: number;
  first: boolean;
  alone: boolean;
  /** For each load 1 where it brings the group: sums over all pairs of groups are taken many times. */
  loads: Uint8Array;
  imports: Set<Group>;
};

type Pair = { one: Group; other: Group; gain: number };

/** Bytes before minification that one more file costs: what a slow line could bring while the file is asked for. */
const fileCost = 80_000;

/** Bytes before minification that a page may load altogether, at which it still stays below 230 kB of compressed script.
 * What it does not need itself may be used for having fewer files. */
const mostOfPage = 1_540_000;

/** Bytes before minification that any page may load without need, and that none may exceed. */
const needless = { least: 4000, leastOften: 12_000, most: 200_000 };

/** Bytes before minification of a piece that costs nobody as much as a file of its own would. */
const tiny = 6000;

/** Bytes before minification of all such pieces that a page may load without need: many of them do cost. */
const allTiny = 74_000;

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

/** The group and all that it brings along. */
const broughtBy = (group: Group): Set<Group> => {
  const brought = new Set([group]);
  for (const { imports } of brought) for (const next of imports) brought.add(next);
  return brought;
};

/** Bytes before minification that these files and all that they import have. */
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
  return loads.map(({ files, weight, exact }) => {
    if (exact) return 0;
    const left = mostOfPage - sizeOfAll(files, named);
    return Math.max(weight > 1 ? needless.leastOften : needless.least, Math.min(needless.most, left));
  });
};

/** Which pieces become one file: two are put together as long as the files saved weigh more, over all loads, than the code
 * that some then load without need. Answers the files of each group. */
export const planChunks = (pieces: readonly Piece[], loads: readonly Load[]): string[][] => {
  const left = groupsOf(pieces, loads);
  const mostNeedless = needlessOf(pieces, loads);
  const needlessOn = loads.map(() => 0);
  const weights = Float64Array.from(loads, ({ weight }) => weight);
  const weightOf = (at: number): number => weights[at] ?? 0;

  const isTooMuch = (at: number, bytes: number): boolean => {
    const { exact, most: own } = loads[at] ?? {};
    if (exact) return bytes > 0;
    const most = own ?? (mostNeedless[at] ?? 0) + (bytes > tiny ? 0 : allTiny);
    return weightOf(at) >= 1 && (needlessOn[at] ?? 0) + bytes > most;
  };

  const weigh = (one: Group, among = one): number => {
    let sum = 0;
    for (let at = 0; at < weights.length; at += 1) if (one.loads[at] && among.loads[at]) sum += weightOf(at);
    return sum;
  };

  /** Calls back with the bytes that each load brings in addition, if what brings `one` had to bring `other`, until that
   * answers false. */
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

  /** What is left of `saved` when the loads that would bring code without need have paid; 0 when one would bring too much. */
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
      // At least this; what else they bring along takes longer to count.
      const least = one.size * (weigh(other) - both) + other.size * (weight - both);
      if (saved <= least) continue;
      const gain = gainOf(one, other, saved);
      if (gain > 0) pairs.push({ one, other, gain });
    }
    return pairs;
  };

  /** Answers the groups that other loads bring now. */
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
