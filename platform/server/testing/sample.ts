import type { AnswerOf, CallOf, EndpointShape } from '#platform/contract/endpoint';
import type { Tenant } from '../db/tenant.ts';

/** By the name of a param in the address of a call or page: `taskId`, `orgSlug`. */
export type Known = Readonly<Record<string, number | string>>;

export type SampleHarness = {
  /** As an administrator of the organization; fails unless the call is answered with 200. */
  call: <E extends EndpointShape>(endpoint: E, input?: CallOf<E>) => Promise<AnswerOf<E>>;
  /** What the samples before have made, and what the test has of its own. */
  known: Known;
};

/** `:name` stands for what is known under that name, `:more` for `generate_series(1, 30) n`. */
export type SampleSql = readonly string[];

/**
 * What tests of the whole product (probes, page walk, first load, statement counts) need of a feature; it stands in
 * `server/testing.ts` as `sample`. It is not a part of `defineServerFeature`, because a server would then load, and the
 * walls would have to let product code import, what only tests use; tests find it by its place.
 */
export type Sample = {
  /** In the database, before `create`: what no call can make yet. Only where the test has the database. */
  seed?: SampleSql;
  /** Makes or finds one record of each kind. */
  create?: (harness: SampleHarness) => Promise<Known>;
  /** What `{id}` stands for, by the beginning of an address: `'/core/tasks/{id}': 'taskId'`. Other params go by name. */
  records?: Readonly<Record<string, string>>;
  /** By kind of link: the page that shows the record, and what makes its token. */
  shared?: Readonly<
    Record<
      string,
      { id: string; page: string; token: (harness: SampleHarness, id: number) => Promise<string> }
    >
  >;
  /** Thirty more of everything that the lists show. */
  grow?: SampleSql | ((tenant: Tenant, known: Known) => Promise<void>);
  /** By the endpoint whose answer `grow` makes longer: the query it needs, in which `:name` stands for what is known. */
  lists?: Readonly<Record<string, string>>;
  /** By the endpoint of a list that stays short: why. */
  short?: Readonly<Record<string, string>>;
};

/** How many more `grow` makes. */
export const more = 30;

/** The text with what is known in the place of names. */
export const fillIn = (text: string, known: Known): string =>
  text
    .replace(/:more\b/g, `generate_series(1, ${more}) n`)
    .replace(/(?<!:):([a-z]\w*)/g, (_, name: string) => {
      const value = known[name];
      if (value === undefined) throw new Error(`no sample makes a ${name}`);
      return String(value);
    });
