import type { AnswerOf, EndpointShape } from '#platform/contract/endpoint';
import type { Locale } from '#platform/contract/fields';
import type { Flag } from '#platform/contract/flags';
import type { TextValues } from '#platform/contract/text-of';
import { findFitting } from './find-page.ts';

/** Words of a record, the same in each language, or the key of a text that they are filled into. */
export type PreviewLine = string | Readonly<Record<Locale, string>> | { text: string; values: TextValues };

/** The words that a document shows before any script has run. `title` is that of the record; `heading` is shown instead of
 * the title. */
export type PreviewText = {
  title?: PreviewLine | undefined;
  heading?: string | undefined;
  /** The key of the text below the heading, such as `areas:subtitle`. */
  lead?: string | undefined;
  lines?: readonly PreviewLine[] | undefined;
  /** The lines are sentences that the page sets large: instructions, not rows. */
  prose?: boolean | undefined;
};

export type Reader = { search: URLSearchParams; phone: boolean; flags: ReadonlySet<Flag> };

/** Parameters of the call that reads the rows; undefined when this address shows other rows. */
type RowsOf = (reader: Reader) => Readonly<Record<string, string | boolean>> | undefined;

/** The values that an address gives to the parameters of its page, in their order. */
export type PageParams = Readonly<Record<string, string>>;

export type WordsOfPage = {
  /** The path, below /api/v1, of the call whose answer has the words. Words of a view replace those of its page; words of a
   * tab stand below the title of the page. */
  callOf: (params: PageParams, reader: Reader) => string | undefined;
  of: (answer: unknown) => PreviewText;
  lead?: string;
};

declare module '#platform/server/feature/server-feature' {
  interface ServerFeatureParts {
    /** By the path of a page as in the route table, of one of its views (`/path?view=name`), or of a tab of a record
     * (`/path?tab=name`). */
    previewText: WordsOfPage;
  }
}

/** Maximum number of characters of a text; longer ones are cut, because they only make the document longer. */
const longest = 200;

/** Number of rows whose words are shown: as many as fit on a phone. */
const rows = 6;

const shorten = (text: string): string => (text.length > longest ? `${text.slice(0, longest)}…` : text);

const cut = (line: PreviewLine): PreviewLine => {
  if (typeof line === 'string') return shorten(line);
  return 'text' in line ? line : { en: shorten(line.en), es: shorten(line.es) };
};

/** For a page whose words are the same for everybody. Declared on the server: in the route table, every page would load the
 * text. */
export const wordsOfText = (lead: string): WordsOfPage => ({
  callOf: () => undefined,
  of: () => ({}),
  lead,
});

const wordsIn =
  <E extends EndpointShape>(of: (record: AnswerOf<E>) => PreviewText): WordsOfPage['of'] =>
  (record) => {
    const { lines, ...words } = of(record as AnswerOf<E>);
    return { ...words, lines: lines?.map(cut) };
  };

const isId = (id: string): boolean => /^[1-9]\d{0,9}$/.test(id);

const isWord = (text: string): boolean => /^[a-z][a-z-]{0,30}$/.test(text);

/** The path of a call. Its only parameter, or `{id}`, takes the first parameter of the page; others take that of the same
 * name. Undefined for an address without a record, such as that of a new one. */
const pathFor = (path: string, params: PageParams): string | undefined => {
  const [first] = Object.values(params);
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const isFirst = (name: string): boolean => name === 'id' || names.length === 1;
  const parameters = names.map((name): [string, string] => [
    name,
    params[name] ?? (isFirst(name) ? (first ?? '') : ''),
  ]);
  if (!parameters.every(([name, value]) => isId(value) || (!/id$/i.test(name) && isWord(value))))
    return undefined;
  return parameters.reduce((filled, [name, value]) => filled.replace(`{${name}}`, value), path);
};

const queryOf = (query: object): string =>
  String(
    new URLSearchParams(
      Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
    ),
  );

/** For a page of one record. `query` is for an endpoint that would answer more than the words need. */
export const wordsOfRecord = <E extends EndpointShape>(
  endpoint: E,
  of: (record: AnswerOf<E>) => PreviewText,
  query: object = {},
): WordsOfPage => ({
  callOf: (params) => {
    const path = pathFor(endpoint.path, params);
    return path === undefined ? undefined : [path, queryOf(query)].filter(Boolean).join('?');
  },
  of: wordsIn(of),
});

/** For a page that shows the record named by `?id=` of its address. */
export const wordsOfNamedRecord = <E extends EndpointShape>(
  { path }: E,
  of: (record: AnswerOf<E>) => PreviewText,
): WordsOfPage => ({
  callOf: (_, { search }) => {
    const id = search.get('id') ?? '';
    if (!isId(id)) return undefined;
    return path.includes('{id}') ? path.replace('{id}', id) : `${path}?id=${id}`;
  },
  of: wordsIn(of),
});

type RowOf<E extends EndpointShape> = AnswerOf<E> extends { rows: (infer Row)[] } ? Row : never;

export const wordsOfRows = <E extends EndpointShape>(
  endpoint: E,
  rowsOf: RowsOf,
  of: (row: RowOf<E>) => string,
): WordsOfPage => ({
  callOf: (_, reader) => {
    const query = rowsOf(reader);
    return query && `${endpoint.path}?${queryOf({ ...query, per_page: rows })}`;
  },
  of: (answer) => ({ lines: (answer as { rows: RowOf<E>[] }).rows.map((row) => cut(of(row))) }),
});

/** For a page that shows the record named by `?id=` of its address, and its list without one. */
export const wordsOfRecordOrRows = (record: WordsOfPage, rows: WordsOfPage): WordsOfPage => ({
  callOf: (params, reader) => record.callOf(params, reader) ?? rows.callOf(params, reader),
  of: (answer) => (Object.hasOwn(answer as object, 'rows') ? rows : record).of(answer),
});

const paramsIn = (pattern: string, path: string): PageParams => {
  const address = path.split('/');
  return Object.fromEntries(
    pattern.split('/').flatMap((step, at) => {
      const [, name] = /^(?:\{-)?\$(\w+)\}?$/.exec(step) ?? [];
      const segment = address[at];
      return name && segment ? [[name, segment]] : [];
    }),
  );
};

type Named = { path: string; view: string | undefined; tab: string | undefined; page: WordsOfPage };

const named = ([name, page]: [string, WordsOfPage]): Named => {
  const [path = '', search] = name.split('?');
  const { view, tab } = Object.fromEntries(new URLSearchParams(search));
  return { path, view, tab, page };
};

/** Finds the calls for the words of the page at this address: of its view if that has own words, else of the page, and of the
 * tab. */
export const findWords = (
  pages: Readonly<Record<string, WordsOfPage>>,
  path: string,
  { search, ...reader }: Reader,
): { lead: string | undefined; asked: { call: string; of: WordsOfPage['of'] }[] } => {
  const [view, tab] = [search.get('view') ?? undefined, search.get('tab') ?? undefined];
  const all = Object.entries(pages).map(named);
  const pattern = findFitting([...new Set(all.map((entry) => entry.path))], path);
  const here = all.filter((entry) => entry.path === pattern);
  const ofView = (name: string | undefined) => here.find((entry) => !entry.tab && entry.view === name);
  const shown = ofView(view) ?? ofView(undefined);
  const opened = tab && here.find((entry) => entry.tab === tab);
  const params = pattern === undefined ? {} : paramsIn(pattern, path);
  return {
    lead: shown?.page.lead,
    asked: [shown, opened].flatMap((entry) => {
      if (!entry) return [];
      const call = entry.page.callOf(params, { search, ...reader });
      return call === undefined ? [] : [{ call, of: entry.page.of }];
    }),
  };
};
