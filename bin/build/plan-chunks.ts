/** A file of a build without groups: its modules are used by the same entries. */
export type Piece = {
  file: string;
  /** Bytes before minification. */
  size: number;
  imports: readonly string[];
};

/** Files that are asked for at once, and how often compared to a page. */
export type Load = { files: readonly string[]; weight: number };

type Group = { files: string[]; size: number; loads: Set<number>; imports: Set<Group> };

type Pair = { one: Group; other: Group; gain: number };

/** Bytes before minification that one more file costs: what a slow line could bring while the file is asked for. */
const fileCost = 14_000;

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
    pieces.map(({ file, size }): [string, Group] => [
      file,
      { files: [file], size, loads: new Set(), imports: new Set() },
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

/** Which pieces become one file: two are put together as long as the files saved weigh more, over all loads, than the code
 * that some then load without need. Answers the files of each group. */
export const planChunks = (pieces: readonly Piece[], loads: readonly Load[]): string[][] => {
  const left = groupsOf(pieces, loads);

  const weigh = ({ loads: numbers }: Group, among?: Group): number => {
    let sum = 0;
    for (const at of numbers) if (!among || among.loads.has(at)) sum += loads[at]?.weight ?? 0;
    return sum;
  };

  const pairsOf = (one: Group, others: Iterable<Group>): Pair[] => {
    const pairs: Pair[] = [];
    const weight = weigh(one);
    for (const other of others) {
      const both = other === one ? 0 : weigh(one, other);
      if (both === 0) continue;
      const needless = one.size * (weigh(other) - both) + other.size * (weight - both);
      const gain = both * fileCost - needless;
      if (gain > 0) pairs.push({ one, other, gain });
    }
    return pairs;
  };

  const merge = (one: Group, other: Group): void => {
    one.files.push(...other.files);
    one.size += other.size;
    for (const at of other.loads) one.loads.add(at);
    for (const next of other.imports) one.imports.add(next);
    left.delete(other);
    for (const group of left) if (group.imports.delete(other)) group.imports.add(one);
    one.imports.delete(one);
  };

  const all = [...left];
  let pairs = all.flatMap((one, at) => pairsOf(one, all.slice(at + 1)));
  while (pairs.length > 0) {
    const best = pairs.reduce((most, pair) => (pair.gain > most.gain ? pair : most));
    const { one, other } = best;
    if (closesCircle(one, other)) {
      pairs = pairs.filter((pair) => pair !== best);
      continue;
    }
    merge(one, other);
    const touched = new Set([one, other]);
    pairs = pairs.filter((pair) => !touched.has(pair.one) && !touched.has(pair.other));
    pairs.push(...pairsOf(one, left));
  }
  return [...left].map(({ files }) => files);
};
