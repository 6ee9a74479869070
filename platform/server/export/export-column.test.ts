import { expect, it } from 'vitest';
import { chosenColumns, type ExportColumn } from './export-column.ts';

const column = (id: string, header: string): ExportColumn<unknown> => ({ id, header, value: () => '' });
const columns = [column('job', 'Number'), column('job', 'Name'), column('price', 'Price')];
const headers = (wanted?: string[]) => chosenColumns(columns, wanted).map(({ header }) => header);

it('come in the order that was asked for, with all that belongs to one of the screen', () => {
  expect(headers(['price', 'job', 'price'])).toEqual(['Price', 'Number', 'Name']);
  expect(headers()).toEqual(['Number', 'Name', 'Price']);
});

it('that the reader may not have are refused, not left out', () => {
  expect(() => headers(['job', 'margin'])).toThrow(
    expect.objectContaining({ status: 422, fields: { columns: [{ code: 'columns_unavailable' }] } }),
  );
});
