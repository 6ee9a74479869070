type Declared = { audit: string | null };

const kitActions = ['created', 'updated', 'deleted', 'restored'];

const importActions = ['uploaded', 'started', 'undone'];

/** Audit actions that endpoints declare and that no code of their feature writes. The kits of simple records and of imports
 * write those of their entity; an export writes the one that its endpoint declares. */
export const unwrittenActions = (
  endpoints: readonly (readonly [string, Declared])[],
  sourceOf: (feature: string) => string,
): string[] =>
  endpoints.flatMap(([name, { audit }]) => {
    if (audit === null || audit.endsWith('.exported')) return [];
    const source = sourceOf(name.split('.')[0] ?? '');
    const [entity, done = ''] = audit.split('.');
    const kit = new RegExp(`recordActions\\(\\{\\s*entity: '${entity}'`);
    const imports = new RegExp(`importKind(<[^>]*>+)?\\(\\{\\s*name: '[^']*',\\s*entity: '${entity}'`);
    const byKit =
      (kitActions.includes(done) && kit.test(source)) ||
      (importActions.includes(done) && imports.test(source));
    return byKit || source.includes(`'${audit}'`) ? [] : [`${name} promises the trace ${audit}`];
  });
