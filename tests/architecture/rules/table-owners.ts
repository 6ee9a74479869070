import { parseSync } from '@swc/core';
import { type DomainMap, featureOf, featureUses, namesBelow } from './feature-map.ts';

export type Tables = { writes: Set<string>; reads: Set<string> };

const writingCalls = new Set(['insertInto', 'updateTable', 'deleteFrom', 'mergeInto', 'replaceInto']);
const readingCalls = /^(selectFrom|from|using|\w*[jJ]oin|\w*JoinLateral)$/;

const writingSql = [
  /\binsert\s+into\s+(?:only\s+)?(?:public\.)?"?([a-z_]\w*)/gi,
  /(?<!\bfor\s)(?<!\bdo\s)(?<!\bkey\s)\bupdate\s+(?:only\s+)?(?:public\.)?"?([a-z_]\w*)"?(?:\s+(?:as\s+)?\w+)?\s+set\b/gi,
  /\bdelete\s+from\s+(?:only\s+)?(?:public\.)?"?([a-z_]\w*)/gi,
  /\bmerge\s+into\s+(?:only\s+)?(?:public\.)?"?([a-z_]\w*)/gi,
  /\btruncate\s+(?:table\s+)?(?:only\s+)?(?:public\.)?"?([a-z_]\w*)/gi,
  /\bcopy\s+(?:public\.)?"?([a-z_]\w*)"?\s*\([^)]*\)\s*from\b/gi,
];
const readingSql = /\b(?:from|join|using)\s+(?:only\s+|lateral\s+)?(?:public\.)?"?([a-z_]\w*)\b"?(?!\s*\()/gi;

type Node = { [key: string]: unknown; type?: string };

/** The tables that a source names: in calls of the query builder, and in SQL (all its string and template literals). */
export const tablesIn = (source: string): Tables => {
  const tables: Tables = { writes: new Set(), reads: new Set() };
  visit(parseSync(source, { syntax: 'typescript' }) as unknown as Node, tables);
  return tables;
};

const visit = (node: unknown, tables: Tables): void => {
  if (Array.isArray(node)) {
    for (const part of node) visit(part, tables);
    return;
  }
  if (typeof node !== 'object' || node === null) return;
  const { type, ...parts } = node as Node;
  if (type === 'CallExpression') visitCall(node as Node, tables);
  if (type === 'StringLiteral') readSql(String(parts.value), tables);
  // Read as one text with a placeholder for each value: in pieces, a statement could lose its table.
  if (type === 'TemplateLiteral') {
    readSql((parts.quasis as Node[]).map((part) => String(part.cooked)).join(' ? '), tables);
  }
  for (const part of Object.values(parts)) visit(part, tables);
};

const visitCall = ({ callee, arguments: given }: Node, { writes, reads }: Tables): void => {
  const property = (callee as Node).property as Node | undefined;
  const name = String(property?.value ?? '');
  for (const text of stringsOf((given as Node[])[0]?.expression)) {
    const table = text.split(/\s+as\s+/i)[0] ?? '';
    if (writingCalls.has(name)) writes.add(table);
    else if (readingCalls.test(name)) reads.add(table);
  }
};

const stringsOf = (argument: unknown): string[] => {
  const { type, value, elements } = (argument ?? {}) as Node;
  if (type === 'StringLiteral') return [String(value)];
  if (type === 'ArrayExpression') return (elements as Node[]).flatMap((item) => stringsOf(item?.expression));
  return [];
};

const readSql = (text: string, { writes, reads }: Tables): void => {
  for (const pattern of writingSql) for (const [, table = ''] of text.matchAll(pattern)) writes.add(table);
  for (const [, table = ''] of text.matchAll(readingSql)) reads.add(table);
};

export type Ownership = {
  owners: Readonly<Record<string, string>>;
  globals: readonly string[];
  map: DomainMap;
};

/** Violations in a repository: it may write only its own tables, and read its own and those of features below. */
export const ownerFaults = (path: string, source: string, { owners, globals, map }: Ownership): string[] => {
  const feature = featureOf(path) ?? 'platform';
  const below = namesBelow(feature, featureUses(map));
  const { writes, reads } = tablesIn(source);
  const faults: string[] = [];
  for (const table of writes) {
    if (owners[table] !== feature) faults.push(`${path} writes ${table} of ${owners[table] ?? 'nobody'}`);
  }
  for (const table of [...reads, ...writes]) {
    if (globals.includes(table))
      faults.push(`${path} names ${table}: a global table is reached by functions`);
  }
  for (const table of reads) {
    const owner = owners[table];
    if (!owner || owner === feature || owner === 'platform' || writes.has(table)) continue;
    // The platform knows no feature, with one exception: its audit entries contain people's names in the organization.
    if (feature === 'platform' && table === 'memberships') continue;
    if (!below.has(owner)) faults.push(`${path} reads ${table} of ${owner}, which is not below ${feature}`);
  }
  return faults;
};

/** Which feature reads the tables of which, `user -> used`. */
export const tableEdges = (path: string, source: string, owners: Ownership['owners']): string[] => {
  const user = featureOf(path);
  return [...tablesIn(source).reads].flatMap((table) => {
    const owner = owners[table];
    return user && owner && owner !== user && owner !== 'platform' ? [`${user} -> ${owner}`] : [];
  });
};

/** The tables that exist after all migrations, under their latest names. */
export const migratedTables = (migrations: readonly string[]): string[] => {
  const tables = new Set<string>();
  for (const sql of migrations) {
    const bare = sql.replace(/--.*$/gm, '');
    for (const [, verb = '', table = '', renamed] of bare.matchAll(
      /\b(create|drop|alter)\s+(?:unlogged\s+)?table\s+(?:if\s+(?:not\s+)?exists\s+)?(?:public\.)?(\w+)(?:\s+rename\s+to\s+(\w+))?/gi,
    )) {
      if (verb.toLowerCase() === 'create') tables.add(table);
      else if (verb.toLowerCase() === 'drop' || renamed) tables.delete(table);
      if (renamed) tables.add(renamed);
    }
  }
  return [...tables].sort();
};
