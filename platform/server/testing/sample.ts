import type { AnswerOf, CallOf, EndpointShape } from '#platform/contract/endpoint';
import type { Tenant } from '../db/tenant.ts';

/** Values for the params of paths and pages, by name: `taskId`, `orgSlug`. */
export type Known = Readonly<Record<string, number | string>>;

export type SampleHarness = {
  /** Calls an endpoint as an admin of the organization; throws unless the answer is 200. */
  call: <E extends EndpointShape>(endpoint: E, input?: CallOf<E>) => Promise<AnswerOf<E>>;
  /** Values of the samples created before, and of the test itself. */
  known: Known;
};

/** Returns the id of a sampled record by its name. A probe asks for an input again and again, each time with the id of another
 * record in one place. */
export type IdOf = (name: string) => number;

type Input<E extends EndpointShape> = {
  params?: Readonly<Record<string, number | string>>;
  query?: object;
  /** The values are checked by the call itself. */
  body?: { readonly [K in keyof Extract<CallOf<E>, { body: unknown }>['body']]?: unknown };
  files?: readonly object[];
};

/** A valid input of a call that writes. What is left out is made up: params of the path from the sampled records, fields that
 * must be sent from their schema. `known` has the texts of the samples. */
export type WriteSample = { endpoint: EndpointShape; input: (id: IdOf, known: Known) => object };

export const write = <E extends EndpointShape>(
  endpoint: E,
  input: (id: IdOf, known: Known) => Input<E>,
): WriteSample => ({ endpoint, input });

/** `:name` is replaced by the known value, `:more` by `generate_series(1, 30) n`. */
export type SampleSql = readonly string[];

/** What tests of the whole product (probes, page walk, first load, statement counts) need from a feature. A feature
 * exports it as `sample` from `server/testing.ts`, where tests find it. It is not a part of `defineServerFeature`: then
 * servers would load code that only tests use. */
export type Sample = {
  /** SQL that runs before `create`, for records that no endpoint can create yet. Only in tests that have a database. */
  seed?: SampleSql;
  /** Creates or finds one record of each kind. */
  create?: (harness: SampleHarness) => Promise<Known>;
  /** Records that no call of a signed-in person makes, by their names: SQL that runs after `create` and returns the id. Only in
   * tests that have a database. */
  inserts?: Readonly<Record<string, string>>;
  /** The known value for `{id}`, by the beginning of the path: `'/core/tasks/{id}': 'taskId'`. Other params have their
   * own names. */
  records?: Readonly<Record<string, string>>;
  /** Records that have no place and are the same at every site: all that `create` makes, or those of these names. */
  ofCompany?: true | readonly string[];
  /** Creates records that only their maker may see or change. */
  createOwn?: (harness: SampleHarness) => Promise<Known>;
  /** Inputs of calls that write, each id in them taken by the name of its record. Calls whose input has no ids, and can be made
   * up from its schema, need none. */
  writes?: readonly WriteSample[];
  /** Calls of the statements that no call of an endpoint in the probes reaches, such as those of imports, or of periodic work in
   * rare states. `known` has the sampled records. Each runs in a transaction that is rolled back. */
  statements?: ReadonlyArray<(tenant: Tenant, known: Known) => Promise<unknown>>;
  /** For each kind of shared link: the page of the record, and how to create a token. */
  shared?: Readonly<
    Record<
      string,
      { id: string; page: string; token: (harness: SampleHarness, id: number) => Promise<string> }
    >
  >;
  /** Creates thirty more of everything that lists show. */
  grow?: SampleSql | ((tenant: Tenant, known: Known) => Promise<void>);
  /** For each endpoint that returns more after `grow`: its query, in which `:name` is replaced. */
  lists?: Readonly<Record<string, string>>;
  /** For each list that always stays short: the reason. */
  short?: Readonly<Record<string, string>>;
};

/** How many more records `grow` creates. */
export const more = 30;

/** Replaces the names in a text with known values. */
export const fillIn = (text: string, known: Known): string =>
  text
    .replace(/:more\b/g, `generate_series(1, ${more}) n`)
    .replace(/(?<!:):([a-z]\w*)/g, (_, name: string) => {
      const value = known[name];
      if (value === undefined) throw new Error(`no sample makes a ${name}`);
      return String(value);
    });

/** A PNG of one black pixel. */
export const tinyPicture = new Blob(
  [
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  ],
  { type: 'image/png' },
);
