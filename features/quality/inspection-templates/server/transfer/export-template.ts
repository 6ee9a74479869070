import { notFound } from '#platform/contract/errors';
import type { FileAnswer, SignedInCall } from '#platform/server/http/call';
import type { TransferFormat, transferEndpoints } from '../../contract/index.ts';
import { record } from '../record.ts';
import { loadTemplate } from '../template/template-repository.ts';
import { writeCsv } from './csv-file.ts';
import { writeJson } from './json-file.ts';
import { ownOf } from './own.ts';

type Call = SignedInCall<(typeof transferEndpoints)['exportTemplate']>;

const written = {
  json: { write: writeJson, mime: 'application/json; charset=utf-8' },
  csv: { write: writeCsv, mime: 'text/csv; charset=utf-8' },
} as const satisfies Record<TransferFormat, unknown>;

export const exportTemplate = async (call: Call): Promise<FileAnswer> => {
  const { tenant, params, query } = call;
  const template = await loadTemplate(tenant, params.id);
  if (!template) throw notFound();
  const { write, mime } = written[query.format];
  const body = Buffer.from(write(template, await ownOf(tenant)));
  await record(call, { action: 'inspection-template.exported', id: params.id });
  const name = `${template.name}.${query.format}`;
  return { body, mime, size: body.length, name, attachment: true, cache: 'never' };
};
