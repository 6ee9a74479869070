import { type Expression, type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import { searchedWords } from '../../contract/fold.ts';
import { manyIds } from './many-ids.ts';
import type { Tenant } from './tenant.ts';

/** How a word is searched in normalized text: anywhere in it, or only at the beginning of a word. */
type WordPattern = { pattern: string; isBeginning: boolean };

/** One searched word and, by table, the ids of the rows that contain it. Null when there are so many that checking row
 * by row finds a page sooner. */
export type FoundWord = WordPattern & { ids: Readonly<Record<string, readonly number[] | null>> };

/** Maximum number of ids of one word. A page counts no further, and more ids would slow down the statement that uses them. */
const maxFound = 10_000;

/** Each word is looked up in every table, so only the longest, most specific words are used. */
const maxWords = 6;

/** What may come before a word, written so that the trigram index can use it. No folded text has a backtick. */
const wordBegins = '(^|[\\x01-/:-@[-_{-~])';

const patternOf = (word: string): WordPattern =>
  /^[a-z0-9].?$/su.test(word)
    ? { pattern: wordBegins + word.replace(/[\][\\^$.|?*+(){}]/g, '\\$&'), isBeginning: true }
    : { pattern: `%${word.replace(/[\\%_]/g, '\\$&')}%`, isBeginning: false };

const wordsOf = (typed: string): string[] =>
  [...new Set(searchedWords(typed))].toSorted((a, b) => b.length - a.length).slice(0, maxWords);

const idsByTable = z.record(z.string(), manyIds.nullable());

/** Every search of the product uses this. It looks up each typed word in the word index of each table, ignoring case
 * and accents. All words must occur, in any order; one or two letters match beginnings of words. The ids are those of
 * the whole organization: the caller must add the person's scope. */
export const loadSearchWords = async (
  tenant: Tenant,
  tables: readonly string[],
  typed: string | undefined,
): Promise<FoundWord[]> => {
  const words = wordsOf(typed ?? '').map(patternOf);
  if (words.length === 0) return [];
  const columns = tables.map((table) => `${table}_with_word(pattern, is_beginning, $3) as ${table}`);
  const rows = await tenant.query({
    name: `find-words-${tables.join('-')}`,
    text: `select ${columns.join(', ')}
      from unnest($1::text[], $2::boolean[]) with ordinality w (pattern, is_beginning, place) order by place`,
    values: [words.map(({ pattern }) => pattern), words.map(({ isBeginning }) => isBeginning), maxFound],
    row: idsByTable,
  });
  return words.map((word, at) => ({ ...word, ids: rows[at] ?? {} }));
};

type Columns = { id: string; search: string };

/** A piece of SQL around one value. */
type Condition = { before: string; value: unknown; after: string };

const condition = ({ pattern, isBeginning, ids }: FoundWord, table: string, columns: Columns): Condition => {
  const found = ids[table];
  if (found) return { before: `${columns.id} = any(`, value: found, after: '::int[])' };
  const operator = isBeginning ? '~' : 'like';
  return { before: `${columns.search} ${operator} (select fold(`, value: pattern, after: '))' };
};

/** SQL condition: the row contains the word. */
export const hasWord = (
  word: FoundWord,
  table: string,
  columns: Columns,
  add: (value: unknown) => string,
): string => {
  const { before, value, after } = condition(word, table, columns);
  return before + add(value) + after;
};

/** Condition for the query builder: the row contains all words. */
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
