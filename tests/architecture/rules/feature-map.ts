import type { Edge } from './walls.ts';

/** Which name uses which. */
export type Uses = Readonly<Record<string, readonly string[]>>;

export type DomainMap = Readonly<Record<string, { uses: readonly string[]; features: Uses }>>;

export const featureOf = (path: string): string | undefined => /^features\/[^/]+\/([^/]+)\//.exec(path)?.[1];

const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);

/** Which domain uses which. */
export const domainUses = (map: DomainMap): Uses =>
  Object.fromEntries(Object.entries(map).map(([domain, { uses }]) => [domain, uses]));

/** What each feature may use directly: features of its own domain, and all of the domains that its domain names. */
export const featureUses = (map: DomainMap): Uses =>
  Object.fromEntries(
    Object.values(map).flatMap(({ uses, features }) => {
      const below = uses.flatMap((domain) => Object.keys(map[domain]?.features ?? {}));
      return Object.entries(features).map(([feature, within]) => [feature, [...within, ...below]]);
    }),
  );

/** Which feature uses which, with a file as evidence. Tests are left out: they may create records of any feature. */
export const featureEdges = (edges: readonly Edge[]): Map<string, string> => {
  const found = new Map<string, string>();
  for (const { from, to } of edges) {
    const [user, used] = [featureOf(from), featureOf(to)];
    if (user && used && user !== used && !isTest(from)) found.set(`${user} -> ${used}`, from);
  }
  return found;
};

export const edgesOffTheMap = (edges: readonly Edge[], map: DomainMap): string[] => {
  const uses = featureUses(map);
  return [...featureEdges(edges)]
    .filter(([edge]) => {
      const [user = '', used = ''] = edge.split(' -> ');
      return !uses[user]?.includes(used);
    })
    .map(([edge, file]) => `${edge} (${file}) is not in features/map.ts`);
};

/** The arrows of the map, between domains and within them. */
const arrows = (map: DomainMap): string[] =>
  [domainUses(map), ...Object.values(map).map(({ features }) => features)].flatMap((uses) =>
    Object.entries(uses).flatMap(([user, used]) => used.map((name) => `${user} -> ${name}`)),
  );

/** The arrows that stand for none of these uses between features: `user -> used`. */
export const unusedArrows = (used: Iterable<string>, map: DomainMap): string[] => {
  const domainOf = Object.fromEntries(
    Object.entries(map).flatMap(([domain, { features }]) =>
      Object.keys(features).map((name) => [name, domain]),
    ),
  );
  const needed = new Set(
    [...used].map((edge) => {
      const [user = '', below = ''] = edge.split(' -> ');
      const [of, at] = [domainOf[user], domainOf[below]];
      return of === at ? edge : `${of} -> ${at}`;
    }),
  );
  return arrows(map).filter((arrow) => !needed.has(arrow));
};

/** All that one name uses, directly or indirectly. */
export const namesBelow = (name: string, uses: Uses): Set<string> => {
  const below = new Set<string>();
  const waiting = [...(uses[name] ?? [])];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (below.has(next)) continue;
    below.add(next);
    waiting.push(...(uses[next] ?? []));
  }
  return below;
};

export const namesOnACycle = (uses: Uses): string[] =>
  Object.keys(uses).filter((name) => namesBelow(name, uses).has(name));

const unknownIn = (uses: Uses): string[] =>
  Object.entries(uses).flatMap(([user, used]) =>
    used.filter((name) => !(name in uses)).map((name) => `${user} -> ${name}`),
  );

/** Arrows to names that the map does not describe where they stand. */
export const unknownNames = (map: DomainMap): string[] => [
  ...unknownIn(domainUses(map)),
  ...Object.values(map).flatMap(({ features }) => unknownIn(features)),
];

const drawUses = (uses: Uses): string[] =>
  Object.entries(uses)
    .flatMap(([name, used]) => {
      const direct = used.filter(
        (one) => !used.some((other) => other !== one && namesBelow(other, uses).has(one)),
      );
      return direct.length === 0 ? [`  ${name}`] : direct.toSorted().map((one) => `  ${name} --> ${one}`);
    })
    .sort();

/** The domains as a mermaid graph, without arrows that a longer path already implies, and the features of each. */
export const drawMap = (map: DomainMap): string =>
  [
    '```mermaid',
    'graph TD',
    ...drawUses(domainUses(map)),
    '```',
    '',
    ...Object.entries(map).map(
      ([domain, { features }]) =>
        `- [${domain}](../features/${domain}/README.md): ${Object.keys(features).join(', ')}`,
    ),
  ].join('\n');
