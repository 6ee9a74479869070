import type { Binding } from './binding.ts';

/** Start-up fails when a row of the table is not whole: nothing is served that nobody thought about. */
export const checkEndpoints = (bindings: readonly Binding[]): void => {
  const faults: string[] = [];
  const routes = new Set<string>();
  for (const { name, endpoint, handler } of bindings) {
    const fault = (what: string) => faults.push(`${name} (${endpoint.method} ${endpoint.path}): ${what}`);
    if (!endpoint.access) fault('declares no access');
    if (!endpoint.rate) fault('declares no rate class');
    if (!endpoint.answer) fault('declares no answer');
    if (endpoint.audit === undefined) fault('declares no audit action');
    if (!handler) fault('has no handler');
    const named = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
    const declared = Object.keys(endpoint.params?.shape ?? {});
    if (named.toSorted().join() !== declared.toSorted().join()) fault('params differ from its path');
    if (
      endpoint.method !== 'GET' &&
      endpoint.method !== 'DELETE' &&
      !endpoint.body &&
      !endpoint.files &&
      declared.length === 0
    ) {
      fault('a write without input');
    }
    const route = `${endpoint.method} ${endpoint.root ? '' : '/api/v1'}${endpoint.path.replace(/\{\w+\}/g, '{}')}`;
    if (routes.has(route)) fault('is declared twice');
    routes.add(route);
  }
  if (faults.length > 0) throw new Error(`endpoint table:\n${faults.join('\n')}`);
};
