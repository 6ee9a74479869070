import { type CostFields, entryCents } from '../../contract/index.ts';
import type { StoredCost } from './cost-repository.ts';

/** Columns of an entry as it was entered. A price that is not sent stays; hours are counted in hours. */
export const costColumns = ({ unit_cost, ...fields }: CostFields, before: StoredCost | null) => {
  const price = unit_cost === undefined ? (before?.unit_cost ?? null) : unit_cost;
  return {
    ...fields,
    quantity: String(fields.quantity),
    unit: fields.kind === 'hours' ? ('hour' as const) : fields.unit,
    unit_cost: price === null ? null : String(price),
    amount: price === null ? null : entryCents(fields.quantity, price),
  };
};

/** An entry in one line, without its price: `7.25 h`, `3 × Floor wax`. Read in any language, so without a unit's name. */
export const costLine = ({
  kind,
  quantity,
  description,
}: Pick<CostFields, 'kind' | 'description'> & { quantity: number | string }): string =>
  [Number(quantity), kind === 'hours' ? 'h' : '×', description].filter(Boolean).join(' ');
