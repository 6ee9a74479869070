import { maxLines, missingOf, type Supply } from '../../contract/index.ts';

export type RequestLineValue = { chosen: boolean; quantity: number | '' };

export type RequestValues = {
  lines: Record<number, RequestLineValue>;
  note: string;
  building_id: number | null;
};

/** Selects what is below its par level, unless an open request asks for it. */
export const firstValues = (supplies: readonly Supply[]): RequestValues => ({
  lines: Object.fromEntries(
    supplies.map((supply) => {
      const missing = missingOf(supply) ?? 0;
      return [supply.id, { chosen: missing > 0 && supply.requested === 0, quantity: missing || 1 }];
    }),
  ),
  note: '',
  building_id: null,
});

/** The lines to send: selected supplies with a quantity that are still kept. */
export const linesOf = ({ lines }: RequestValues, supplies: readonly Supply[]) =>
  supplies
    .flatMap(({ id, name, unit }) => {
      const line = lines[id];
      // NaN is sent, too: the server refuses what could not be read.
      return line?.chosen && line.quantity !== '' && line.quantity !== 0
        ? [{ supply_id: id, quantity: line.quantity, name, unit }]
        : [];
    })
    .slice(0, maxLines);
