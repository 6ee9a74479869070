/** Node's own `node:http`. Imported as an ES module it would bring Node's fetch along, which nobody here calls: 10 MB. */
export const nodeHttp = process.getBuiltinModule('node:http');
