import type { Edge } from './walls.ts';

export type FeatureMap = Readonly<Record<string, readonly string[]>>;

const featureOf = (path: string): string | undefined => /^features\/([^/]+)\//.exec(path)?.[1];

const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);

/** Which feature uses which, with a file as evidence. Tests are left out: they may create records of any feature. */
export const featureEdges = (edges: readonly Edge[]): Map<string, string> => {
  const found = new Map<string, string>();
  for (const { from, to } of edges) {
    const [user, used] = [featureOf(from), featureOf(to)];
    if (user && used && user !== used && !isTest(from)) found.set(`${user} -> ${used}`, from);
  }
  return found;
};

export const edgesOffTheMap = (edges: readonly Edge[], map: FeatureMap): string[] =>
  [...featureEdges(edges)]
    .filter(([edge]) => {
      const [user = '', used = ''] = edge.split(' -> ');
      return !map[user]?.includes(used);
    })
    .map(([edge, file]) => `${edge} (${file}) is not in features/map.ts`);

/** All features that a feature uses, directly or indirectly. */
export const featuresBelow = (feature: string, map: FeatureMap): Set<string> => {
  const below = new Set<string>();
  const waiting = [...(map[feature] ?? [])];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (below.has(next)) continue;
    below.add(next);
    waiting.push(...(map[next] ?? []));
  }
  return below;
};

export const featuresOnACycle = (map: FeatureMap): string[] =>
  Object.keys(map).filter((feature) => featuresBelow(feature, map).has(feature));

export const unknownFeatures = (map: FeatureMap): string[] =>
  Object.entries(map).flatMap(([feature, used]) =>
    used.filter((name) => !(name in map)).map((name) => `${feature} -> ${name}`),
  );

/** The map as a mermaid graph, without arrows that a longer path already implies. */
export const drawFeatures = (map: FeatureMap): string => {
  const lines = Object.entries(map).flatMap(([feature, used]) => {
    const direct = used.filter(
      (name) => !used.some((other) => other !== name && featuresBelow(other, map).has(name)),
    );
    return direct.length === 0
      ? [`  ${feature}`]
      : direct.toSorted().map((name) => `  ${feature} --> ${name}`);
  });
  return ['```mermaid', 'graph TD', ...lines.sort(), '```'].join('\n');
};
