import type { SignedInCall } from '#platform/server/http/call';
import type { Template, transferEndpoints } from '../../contract/index.ts';
import { addTemplate } from '../template/create-template.ts';
import { freeName } from '../template/template-repository.ts';
import { templateTexts } from '../texts.ts';
import { readCsv } from './csv-file.ts';
import { readJson } from './json-file.ts';
import { ownOf } from './own.ts';
import { templateOfFile } from './template-of-file.ts';

type Call = SignedInCall<(typeof transferEndpoints)['importTemplate']>;

/** Parsed in the server process, because the text has at most 800,000 characters, the limit of the body. */
export const importTemplate = async (call: Call): Promise<Template> => {
  const { tenant, body, locale } = call;
  const t = templateTexts(locale);
  const file =
    body.format === 'json'
      ? readJson(body.text)
      : readCsv(body.text, body.name, (line, column) => t('transfer.place', { line: String(line), column }));
  const fields = await templateOfFile(tenant, await ownOf(tenant), file);
  const name = await freeName(tenant, fields.name);
  return addTemplate(call, { ...fields, name }, 'inspection-template.imported');
};
