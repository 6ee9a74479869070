import { type Expression, type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import { searchedWords } from '../../contract/fold.ts';
import { manyIds } from './many-ids.ts';
import type { Tenant } from './tenant.ts';

/** What a word looks for in folded texts: somewhere in them, or where a word of theirs begins. */
type Looked = { pattern: string; isBeginning: boolean };

/** One word of a search and the ids of the rows that have it, by table; null where they are so many that looking at row
 * after row finds a page sooner. */
export type FoundWord = Looked & { ids: Readonly<Record<string, readonly number[] | null>> };

/** A page counts no further, and more ids slow down the statement they are handed to. */
const mostFound = 10_000;

/** Every word is looked up in every table; the longest say most. */
const mostWords = 6;

/** All that stands before a word, in signs the index of trigrams knows how to use. */
const wordBegins = '(^|[\\x01-/:-@[-`{-~])';

const look = (word: string): Looked =>
  /^[a-z0-9].?$/su.test(word)
    ? { pattern: wordBegins + word.replace(/[\][\\^$.|?*+(){}]/g, '\\$&'), isBeginning: true }
    : { pattern: `%${word.replace(/[\\%_]/g, '\\$&')}%`, isBeginning: false };

const wordsOf = (typed: string): string[] =>
  [...new Set(searchedWords(typed))].toSorted((a, b) => b.length - a.length).slice(0, mostWords);

const idsByTable = z.record(z.string(), manyIds.nullable());

/** The one way to search: looks each typed word up, without case and accents, in the index of words of each table. All words
 * must be there, in any order; one or two letters find beginnings of words. The ids are of the whole organization: whoever
 * uses them adds the scope of the person. */
export const findWords = async (
  tenant: Tenant,
  tables: readonly string[],
  typed: string | undefined,
): Promise<FoundWord[]> => {
  const words = wordsOf(typed ?? '').map(look);
  if (words.length === 0) return [];
  const columns = tables.map((table) => `${table}_with_word(pattern, is_beginning, $3) as ${table}`);
  const rows = await tenant.query({
    name: `find-words-${tables.join('-')}`,
    text: `select ${columns.join(', ')}
      from unnest($1::text[], $2::boolean[]) with ordinality w (pattern, is_beginning, place) order by place`,
    values: [words.map(({ pattern }) => pattern), words.map(({ isBeginning }) => isBeginning), mostFound],
    row: idsByTable,
  });
  return words.map((word, at) => ({ ...word, ids: rows[at] ?? {} }));
};

type Columns = { id: string; search: string };

/** SQL with one value in it. */
type Condition = { before: string; value: unknown; after: string };

const condition = ({ pattern, isBeginning, ids }: FoundWord, table: string, columns: Columns): Condition => {
  const found = ids[table];
  if (found) return { before: `${columns.id} = any(`, value: found, after: '::int[])' };
  const operator = isBeginning ? '~' : 'like';
  return { before: `${columns.search} ${operator} (select fold(`, value: pattern, after: '))' };
};

/** That a row has the word, in SQL. */
export const hasWord = (
  word: FoundWord,
  table: string,
  columns: Columns,
  add: (value: unknown) => string,
): string => {
  const { before, value, after } = condition(word, table, columns);
  return before + add(value) + after;
};

/** That a row has all words, for the query builder. */
export const hasWords = (
  words: readonly FoundWord[],
  table: string,
  columns: Columns,
): Expression<SqlBool> => {
  const conditions = words.map((word) => {
    const { before, value, after } = condition(word, table, columns);
    return sql`${sql.raw(before)}${value}${sql.raw(after)}`;
  });
  return conditions.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
};
