import { parseSync } from '@swc/core';
import { tableOwners } from '../../../db/schema/owners.ts';

/** Statements on one table that stay SQL: their names, each with the reason. The list may only get shorter. */
export const rawStatements: Readonly<Record<string, string>> = {
  'audit-write': 'with every change: prepared once',
  'event-insert': 'with every change: prepared once',
  'event-find': 'for every notice: prepared once',
  'idempotency-find': 'with every change: prepared once',
  'idempotency-keep': 'with every change: prepared once',
  'next-number': 'holds a lock that everybody waits for: prepared once',
  'jobs-version': 'with every list of jobs: prepared once',
  'mail-open': 'asks which row it was that the insert met',
  'mail-take': 'for every mail: prepared once',
};

/** Statements on several tables, or whose rows are not rows of a table, are clearer as SQL. */
const several =
  /.\b(select|join|with|union|using|group by|count|max|min|sum|array_agg|json_agg|unnest|\w+_to_recordset)\b/s;

const tableOf = (sql: string): string | undefined =>
  /^\s*(?:insert into|update|delete from|select\b.*?\bfrom)\s+([a-z_]+)\b/is.exec(sql)?.[1];

const isOneTable = (sql: string): boolean => (tableOf(sql) ?? '') in tableOwners && !several.test(sql.trim());

type Node = { [key: string]: unknown; type?: string };

/** Undefined for a text with inserted SQL: the inserted part may contain a join. */
const textOf = ({ type, value, quasis }: Node): string | undefined => {
  if (type === 'StringLiteral') return String(value);
  const [text, ...rest] = type === 'TemplateLiteral' ? (quasis as Node[]) : [];
  return text && rest.length === 0 ? String(text.cooked) : undefined;
};

const nameOf = ({ properties }: Node): string | undefined => {
  const name = (properties as Node[]).find(
    (property) => (property.key as Node | undefined)?.value === 'name',
  );
  return name && textOf(name.value as Node);
};

/** The SQL texts of a source that use one table, each with the name of its statement if it has one. */
const oneTableStatements = (node: unknown, name?: string): { name: string | undefined; text: string }[] => {
  if (Array.isArray(node)) return node.flatMap((part) => oneTableStatements(part, name));
  if (typeof node !== 'object' || node === null) return [];
  const { type, ...parts } = node as Node;
  const text = textOf(node as Node);
  if (text !== undefined && isOneTable(text)) return [{ name, text }];
  const own = type === 'ObjectExpression' ? nameOf(node as Node) : name;
  return Object.values(parts).flatMap((part) => oneTableStatements(part, own));
};

export const namedOneTableStatements = (source: string): (string | undefined)[] =>
  oneTableStatements(parseSync(source, { syntax: 'typescript' })).map(({ name }) => name);

/** Whether a repository has SQL on one table that the list above does not contain. */
export const hasUnlistedSql = (source: string): boolean =>
  namedOneTableStatements(source).some((name) => !name || !(name in rawStatements));
