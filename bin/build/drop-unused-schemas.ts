import { type Plugin, parseSync } from 'vite';

/** The fields of an endpoint that a page needs to call it, and to check a form before that. The server alone needs the
 * others. */
const kept = new Set(['method', 'path', 'root', 'body']);

type Node = { type: string; start: number; end: number; [field: string]: unknown };

type Change = { start: number; end: number; to: string };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const below = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

/** The objects given to `endpoint({ ... })`. */
const shapesIn = (node: Node): Node[] => {
  const { type, callee, arguments: given } = node;
  const isShape = type === 'CallExpression' && isNode(callee) && callee.name === 'endpoint';
  return isShape ? (given as Node[]) : below(node).flatMap(shapesIn);
};

/** Whether a value is made by a call as soon as its file is loaded. */
const calls = ({ type, ...node }: Node): boolean => {
  if (type === 'ArrowFunctionExpression' || type === 'FunctionExpression') return false;
  return type === 'CallExpression' || below({ type, ...node }).some(calls);
};

const valuesOf = (program: Node): Node[] =>
  below(program)
    .map((statement) => (isNode(statement.declaration) ? statement.declaration : statement))
    .filter(({ type }) => type === 'VariableDeclaration')
    .flatMap(({ declarations }) => declarations as Node[])
    .flatMap(({ init }) => (isNode(init) ? [init] : []));

const trimmed = (program: Node, code: string): Change[] =>
  shapesIn(program)
    .flatMap(({ properties }) => properties as Node[])
    .filter(({ type, key }) => type === 'Property' && !kept.has(String((key as Node).name)))
    .map(({ start, end }) => ({
      start,
      end: end + (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0),
      to: '',
    }));

/** Marks values that calls make, such as schemas, as free of side effects: the bundler cannot know that they are. */
const marked = (program: Node): Change[] =>
  valuesOf(program)
    .filter(calls)
    .flatMap(({ start, end }) => [
      { start, end: start, to: '/* @__PURE__ */ (() => (' },
      { start: end, end, to: '))()' },
    ]);

/** The source of a contract, shortened: endpoints lose what only the server reads of them, and a value that nothing refers
 * to can be left out. */
export const withoutServerParts = (code: string): string => {
  const program = parseSync('contract.ts', code).program as unknown as Node;
  const changes = [...trimmed(program, code), ...marked(program)].sort((a, b) => b.start - a.start);
  return changes.reduce((text, { start, end, to }) => text.slice(0, start) + to + text.slice(end), code);
};

/** Lets a page load only the schemas that it uses. */
export const dropUnusedSchemas = (): Plugin => ({
  name: 'drop-unused-schemas',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) =>
    /\/(features|platform)\/.*contract\/.*\.ts$/.test(id)
      ? { code: withoutServerParts(code), map: null }
      : null,
});
