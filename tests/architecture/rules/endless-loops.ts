import { parseSync } from 'vite';

/** Loops that run as long as the process does, and functions that call themselves as deep as data goes: `path: what`, each
 * with the reason. The list may only get shorter. */
export const permittedLoops: Readonly<Record<string, string>> = {
  'apps/server/backup/schedule-backups.ts: while': 'looks once an hour, as long as the process runs',
  'apps/server/backup/verify-backup.ts: walk': 'as deep as the directories of a backup',
  'features/accounts/files/server/record/require-visible-file.ts: isVisible':
    'as deep as records hang on each other',
  'platform/server/db/embedded/ensure-running.ts: while': 'a deadline that moves while a server recovers',
  'platform/server/db/embedded/supervise.ts: for': 'the database has to come back, with growing pauses',
  'platform/server/db/listen.ts: while': 'connects again, with pauses, as long as the process runs',
  'platform/server/db/outlast-outages.ts: while': 'the database has to come back, with pauses',
  'platform/server/storage/list-tree.ts: listTree': 'as deep as the directories of the storage',
};

type Node = { [key: string]: unknown; type: string };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const collect = (value: unknown, into: Node[]): Node[] => {
  if (Array.isArray(value)) for (const each of value) collect(each, into);
  else if (isNode(value)) {
    into.push(value);
    for (const key in value) collect(value[key], into);
  }
  return into;
};

/** A node and all nodes in it. */
const within = (node: unknown): Node[] => collect(node, []);

const nameOf = (node: unknown): string | undefined =>
  isNode(node) && node.type === 'Identifier' ? String(node.name) : undefined;

/** Whether a condition is true until somebody ends the process: none, `true`, or that nobody has given the signal yet. */
const isForEver = (test: unknown): boolean => {
  if (!isNode(test)) return true;
  if (test.type === 'Literal') return Boolean(test.value);
  return (
    test.type === 'UnaryExpression' &&
    test.operator === '!' &&
    within(test).some(({ type, property }) => type === 'MemberExpression' && nameOf(property) === 'aborted')
  );
};

const loops: Readonly<Record<string, string>> = {
  ForStatement: 'for',
  WhileStatement: 'while',
  DoWhileStatement: 'do',
};

const isFunction = (node: unknown): node is Node => isNode(node) && /Function/.test(node.type);

/** The functions of a source by their names. */
const functionsIn = (nodes: readonly Node[]): [string, Node][] =>
  nodes.flatMap((node): [string, Node][] => {
    const name = nameOf(node.id);
    const value = node.type === 'VariableDeclarator' ? node.init : node;
    return name !== undefined && isFunction(value) ? [[name, value]] : [];
  });

/** Calls that run what they are given later, when the function has returned. */
const later = /^(then|catch|finally|setTimeout|setImmediate)$/;

const runsLater = ({ type, callee }: Node): boolean =>
  type === 'CallExpression' && isNode(callee) && later.test(nameOf(callee) ?? nameOf(callee.property) ?? '');

/** Names that a function calls; of one that is not async, only those that it hands on for later. */
const called = (fn: Node): Set<string> => {
  const names = (nodes: readonly Node[]) => nodes.flatMap((node) => nameOf(node.callee) ?? []);
  const inside = within(fn);
  const handedOn = inside.filter(runsLater).flatMap((call) => (call.arguments as Node[]).flatMap(within));
  return new Set([
    ...(fn.async ? names(inside) : []),
    ...names(handedOn),
    ...handedOn.flatMap((node) => nameOf(node) ?? []),
  ]);
};

/** The functions that a source calls again from within themselves, also through others of the source, without growing the
 * stack: nothing ends that. */
const circular = (nodes: readonly Node[]): string[] => {
  const calls = new Map(functionsIn(nodes).map(([name, fn]) => [name, called(fn)]));
  const reached = (name: string, seen: Set<string>): Set<string> => {
    for (const next of calls.get(name) ?? [])
      if (calls.has(next) && !seen.has(next)) reached(next, seen.add(next));
    return seen;
  };
  return [...calls.keys()].filter((name) => reached(name, new Set()).has(name));
};

/** What every endless loop has in its text: most sources need not be parsed. */
const suspicious = /\b(while|for|do)\b|\basync\b|\b(then|catch|finally|setTimeout|setImmediate)\(/;

/** `path: what` for each loop without an end and each function that waits for itself. */
export const endlessLoops = (path: string, text: string): string[] => {
  if (!suspicious.test(text)) return [];
  const nodes = within(parseSync(path, text).program as unknown as Node);
  const endless = nodes.flatMap(({ type, test }) => (loops[type] && isForEver(test) ? [loops[type]] : []));
  return [...endless, ...circular(nodes)].map((what) => `${path}: ${what}`);
};

export const hasUnlistedLoop = (text: string, path: string): boolean =>
  endlessLoops(path, text).some((found) => !Object.hasOwn(permittedLoops, found));
