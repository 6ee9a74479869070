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

/** An entry in one line, without its price. */
export const costLine = ({
  quantity,
  unit,
  description,
}: Pick<CostFields, 'unit' | 'description'> & { quantity: number | string }): string =>
  [`${quantity} ${unit}`, description].filter(Boolean).join(' · ');
