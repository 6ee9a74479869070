import { orNothing } from '#platform/web/forms/index';
import type { ProposalLine } from '../../contract/index.ts';

type Blank<T, K extends keyof T> = Omit<T, K> & { [P in K]: T[P] | '' };

/** An empty input is ''. */
export type LineValue = Blank<ProposalLine, 'quantity' | 'unit_price'>;

export const newLine: LineValue = {
  description: '',
  quantity: 1,
  unit_of_measure: 'each',
  unit_price: '',
  optional: false,
};

export const lineValues = (lines: readonly ProposalLine[]): LineValue[] =>
  lines.map(({ description, quantity, unit_of_measure, unit_price, optional }) => ({
    description,
    quantity,
    unit_of_measure,
    unit_price,
    optional,
  }));

/** The lines as typed so far, for the preview beside the form. */
export const typedLines = (lines: readonly LineValue[]): ProposalLine[] =>
  lines.map((line) => ({
    ...line,
    quantity: orNothing(line.quantity),
    unit_price: orNothing(line.unit_price),
  }));
