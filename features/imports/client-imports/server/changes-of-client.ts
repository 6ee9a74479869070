import type { RowChange } from '#features/imports/imports/contract';
import { changesIn } from '#features/imports/imports/server';
import type { ClientChange } from './judge-rows.ts';

const parts = ['line_1', 'line_2', 'city', 'county', 'state', 'zip'];

const oneLine = (address: unknown): string => {
  const said = new Map<string, unknown>(Object.entries(address ?? {}));
  return parts.flatMap((part) => said.get(part) || []).join(', ');
};

/** A field as the file has it: rates are stored in thousandths of a percent, addresses in parts. */
const asInFile = (fields: object): object =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      if (name === 'address') return [name, oneLine(value)];
      return [name, name === 'tax_rate_pct' && typeof value === 'number' ? value / 1000 : value];
    }),
  );

/** What a row changes at a client that exists, by the fields of the file; a contact that it adds was not there. */
export const changesOfClient = (change: ClientChange): RowChange[] => {
  if (change.type === 'client') return [];
  if (change.type === 'contact') {
    return [{ field: 'contact_name', before: null, after: change.fields.name }];
  }
  const { before, after } = change.difference;
  return change.type === 'contact-change'
    ? changesIn({ before, after }, (name) => `contact_${name}`)
    : changesIn({ before: asInFile(before), after: asInFile(after) });
};
