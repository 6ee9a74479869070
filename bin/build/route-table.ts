/** Route tables: what they import when it is wanted is a page or a part of its own, with its own texts. */
export const isRouteTable = (id: string): boolean =>
  /\/(features\/[^/]+\/web\/routes\.tsx|apps\/web\/pages\.ts)$/.test(id.replaceAll('\\', '/'));

/** `import('./x.tsx')` as the sources write it. */
export const lazyImport = /\bimport\(\s*'(\.[^']+)'\s*\)/g;
