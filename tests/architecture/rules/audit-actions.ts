type Declared = { audit: string | null };

const kitActions = ['created', 'updated', 'deleted', 'restored'];

/** Traces that endpoints promise and that no code of their feature writes. The kit of simple records writes those of its
 * entity, an export the one its endpoint declares. */
export const unwrittenActions = (
  endpoints: readonly (readonly [string, Declared])[],
  sourceOf: (feature: string) => string,
): string[] =>
  endpoints.flatMap(([name, { audit }]) => {
    if (audit === null || audit.endsWith('.exported')) return [];
    const source = sourceOf(name.split('.')[0] ?? '');
    const [entity, done = ''] = audit.split('.');
    const kit = new RegExp(`recordActions\\(\\{\\s*entity: '${entity}'`);
    const byKit = kitActions.includes(done) && kit.test(source);
    return byKit || source.includes(`'${audit}'`) ? [] : [`${name} promises the trace ${audit}`];
  });
