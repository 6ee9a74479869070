import { portion, toHundredths } from '#platform/contract/money';

/** Percent of the net price that labor usually takes, and the margin in percent below which a note is shown. */
export const usualLaborShare = { from: 55, to: 90 } as const;
export const minMargin = 5;

export type Margin = {
  /** Dollars that are left of the net price. */
  left: number;
  /** Percents of the net price; null where there is no price, or no cost. */
  margin_pct: number | null;
  labor_share_pct: number | null;
  /** What is outside the usual range. It is shown and prevents nothing. */
  notes: ('low_margin' | 'low_labor' | 'high_labor')[];
};

/** Percent with one decimal, as it is shown. */
const share = (cents: number, net: number): number => portion(cents, 1000, net) / 10;

/** The margin of a net price over a cost. */
export const marginOf = (net: number, cost: { total: number; labor: number }): Margin => {
  const [price, total, labor] = [net, cost.total, cost.labor].map(toHundredths) as [number, number, number];
  const left = price - total;
  const isAsked = price > 0 && total > 0;
  return {
    left: left / 100,
    margin_pct: isAsked ? share(left, price) : null,
    labor_share_pct: isAsked ? share(labor, price) : null,
    notes: !isAsked
      ? []
      : [
          ...(left * 100 < price * minMargin ? (['low_margin'] as const) : []),
          ...(labor * 100 < price * usualLaborShare.from ? (['low_labor'] as const) : []),
          ...(labor * 100 > price * usualLaborShare.to ? (['high_labor'] as const) : []),
        ],
  };
};

/** The price at which `percent` of it is left over the cost. */
export const priceAtMargin = (cost: number, percent: number): number =>
  portion(toHundredths(cost), 10_000, 10_000 - toHundredths(percent)) / 100;

/** The price that is the cost plus `percent` of the cost. */
export const priceAtMarkup = (cost: number, percent: number): number =>
  portion(toHundredths(cost), 10_000 + toHundredths(percent), 10_000) / 100;
