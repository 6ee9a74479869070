import type { AnswerOf, EndpointShape } from '#platform/contract/endpoint';
import { findFitting } from './find-page.ts';

/** How the record of a page is read, and what people call it. */
export type RecordTitle = { endpoint: EndpointShape; of: (record: unknown) => string };

declare module '#platform/server/feature/server-feature' {
  interface ServerFeatureParts {
    /** By the path of a page with one parameter, as in the route table. Its document then says which record it is, before
     * any script has run. */
    recordTitles: RecordTitle;
  }
}

export const recordTitle = <E extends EndpointShape>(
  endpoint: E,
  of: (record: AnswerOf<E>) => string,
): RecordTitle => ({ endpoint, of: (record) => of(record as AnswerOf<E>) });

/** The call for the record whose page this is, below the API. */
export const recordOf = (
  titles: Readonly<Record<string, RecordTitle>>,
  path: string,
): { call: string; titleOf: (record: unknown) => string } | undefined => {
  const pattern = findFitting(Object.keys(titles), path);
  const title = pattern === undefined ? undefined : titles[pattern];
  const id =
    pattern === undefined
      ? ''
      : path.split('/')[pattern.split('/').findIndex((step) => step.startsWith('$'))];
  return title && /^[1-9]\d{0,9}$/.test(id ?? '')
    ? { call: title.endpoint.path.replace('{id}', id ?? ''), titleOf: title.of }
    : undefined;
};
