import { parseSync } from 'vite';

type Node = { type: string; start: number; end: number; [field: string]: unknown };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const below = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

/** Names called on anything but zod itself: `z.email()` makes a schema, `schema.email()` is a method of one. */
export const calledMethods = (code: string): string[] =>
  [...code.matchAll(/(\w*)\s*\??\.(\w+)\(/g)].flatMap(([, on, name]) => (name && on !== 'z' ? [name] : []));

/** The objects of methods given to `$constructor(name, init, { ... })`, some of them inside `derived({ ... }, { ... })`. */
const methodsIn = (node: Node): Node[] => {
  const { type, callee, arguments: given } = node;
  const name = isNode(callee) && isNode(callee.property) ? callee.property.name : undefined;
  const takesMethods = type === 'CallExpression' && (name === '$constructor' || name === 'derived');
  const objects = takesMethods ? (given as Node[]).filter((each) => each.type === 'ObjectExpression') : [];
  return [...objects, ...below(node).flatMap(methodsIn)];
};

const keyOf = ({ key }: Node): string => String(isNode(key) && (key.name ?? key.value));

/** The source of zod's schemas without the methods that nobody calls. */
export const withoutMethods = (code: string, called: ReadonlySet<string>): string =>
  methodsIn(parseSync('schemas.js', code).program as unknown as Node)
    .flatMap(({ properties }) => properties as Node[])
    .filter((property) => !called.has(keyOf(property)))
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end }) => {
      const comma = /^\s*,/.exec(text.slice(end))?.[0].length ?? 0;
      return text.slice(0, start) + text.slice(end + comma);
    }, code);
