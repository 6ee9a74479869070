import { portion, sum, toHundredths } from '#platform/contract/money';

export type PricedLine = { quantity: number; unit_price: number };

/** Whole cents of a line, a fraction rounded half up. */
export const lineCents = ({ quantity, unit_price }: PricedLine): number =>
  portion(toHundredths(unit_price), toHundredths(quantity), 100);

export const linesCents = (lines: readonly PricedLine[]): number => sum(lines.map(lineCents));

/** The price in whole cents: what was entered counts before the sum of the lines; null while there is neither. */
export const priceOf = (
  lines: readonly PricedLine[],
  entered: number | null,
): { price: number | null; overridden: boolean } => {
  if (entered === null) return { price: lines.length > 0 ? linesCents(lines) : null, overridden: false };
  const price = toHundredths(entered);
  return { price, overridden: lines.length > 0 && price !== linesCents(lines) };
};

export type CostEstimate = Record<'labor' | 'supply' | 'equipment' | 'subcontract', number>;

export const costCents = ({ labor, supply, equipment, subcontract }: CostEstimate): number =>
  sum([labor, supply, equipment, subcontract].map(toHundredths));

/** What is left of the price after the costs, as cents and as a share of the price; the share is null for no price. */
export const marginOf = (price: number, cost: number): { margin: number; share: number | null } => ({
  margin: price - cost,
  share: price > 0 ? (price - cost) / price : null,
});
