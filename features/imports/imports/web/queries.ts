import type { QueryClient } from '@tanstack/react-query';
import { addressOf, call, endpointQuery, queryKeyOf } from '#platform/web/api/index';
import { busyStatuses, type ImportRecord, type ListedImport, type RowFilter } from '../contract/index.ts';
import type { AnyWebKind } from './kind.ts';

export const isBusy = ({ status }: Pick<ListedImport, 'status'>): boolean => busyStatuses.includes(status);

export const importQuery = ({ calls }: AnyWebKind, id: number) =>
  endpointQuery(calls.get, { params: { id } });

/** Stores the import that a call returned, so that every part of the screen shows it at once. */
export const cacheImport = (client: QueryClient, kind: AnyWebKind, record: ImportRecord): void => {
  client.setQueryData(importQuery(kind, record.id).queryKey, record);
  void client.invalidateQueries({ queryKey: queryKeyOf(kind.calls.list) });
};

/** Call after records were written or taken back: whatever a page has read of them may be old. */
export const refreshAll = (client: QueryClient): void => void client.invalidateQueries();

type Preview = { outcome: RowFilter | undefined; page: number; per_page: number };

/** A dry run uses POST because of its large body; it writes nothing. */
export const previewQuery = ({ calls }: AnyWebKind, { id, mapping }: ImportRecord, body: Preview) => ({
  queryKey: [...queryKeyOf(calls.preview), id, mapping, body] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    call(calls.preview, { params: { id }, body: { mapping, ...body } }, { signal }),
});

/** Downloads send no header, so the address names the organization. */
export const errorFileHref = ({ calls }: AnyWebKind, id: number, organization: number): string =>
  addressOf(calls.errors, { params: { id }, query: { organization_id: organization } });
