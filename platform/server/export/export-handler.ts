import type { EndpointShape, QueryOf } from '#platform/contract/endpoint';
import type { ExportFormat } from '#platform/contract/export-formats';
import type { Locale } from '#platform/contract/fields';
import { type AuditEntry, writeAudit } from '../audit/audit-repository.ts';
import type { Tenant } from '../db/tenant.ts';
import type { PreparedHandler, SignedInCall } from '../http/call.ts';
import { preparedHandler } from '../http/prepared-handler.ts';
import { chosenColumns, type ExportColumn } from './export-column.ts';
import { type Spooled, sendSpooled, spoolExport } from './export-list.ts';

/** Audit entry: who exported how many rows, and with which filters. */
const traceOfExport = (
  { organizationId }: Tenant,
  action: string,
  query: object,
  { count }: Pick<Spooled, 'count'>,
): AuditEntry => ({
  action,
  entity: 'organization',
  entityId: organizationId,
  changes: { filters: [null, query], rows: [null, count] },
});

/** An endpoint that returns a list as a file. */
type ExportEndpoint = EndpointShape & { answer: 'file'; audit: string; access: object };

/** The format and columns of an export; all other parameters are filters of the list. */
type ExportChoice = { format: ExportFormat; columns?: readonly string[] };

/** Who asks for the file, and how. */
export type ExportReader<E extends EndpointShape = EndpointShape> = Pick<
  SignedInCall<E>,
  'now' | 'person' | 'params' | 'locale' | 'query'
>;

type Exported<F, R, E extends EndpointShape> = {
  /** Name of the file and its sheet. */
  title: (locale: Locale) => string;
  /** Those that this reader may have. */
  columns: (locale: Locale, reader: ExportReader<E>) => readonly ExportColumn<R>[];
  /** Ids of the rows that match the filters, in their order, at most `max`. */
  ids: (tenant: Tenant, filters: F, reader: ExportReader<E>, max: number) => Promise<number[]>;
  /** The rows of these ids, in the order of the ids. */
  rows: (tenant: Tenant, ids: readonly number[], reader: ExportReader<E>) => Promise<R[]>;
};

/** Writes the file before the transaction of the call opens. Then records in the audit log who exported how much, and
 * sends the file. */
export const exportHandler = <E extends ExportEndpoint, R>(
  { audit }: E,
  exported: Exported<Omit<QueryOf<E>, keyof ExportChoice>, R, E>,
): PreparedHandler<E, unknown> =>
  preparedHandler<ExportEndpoint, Spooled>({
    prepare: (choice) => {
      const call = choice as Omit<SignedInCall<E>, 'tenant'>;
      const { format, columns, ...filters } = call.query as QueryOf<E> & ExportChoice;
      return spoolExport(call, {
        format,
        title: exported.title(call.locale),
        columns: chosenColumns(exported.columns(call.locale, call), columns),
        ids: (tenant, max) => exported.ids(tenant, filters, call, max),
        rows: (tenant, ids) => exported.rows(tenant, ids, call),
      });
    },
    run: async (call, file) => {
      const { tenant, person, query } = call as SignedInCall<E>;
      await writeAudit(tenant, person, traceOfExport(tenant, audit, query as object, file));
      return sendSpooled(file);
    },
  }) as PreparedHandler<E, unknown>;
