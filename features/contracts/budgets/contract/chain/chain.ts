import { type PricedTerms, pricedOn } from '#features/contracts/contracts/contract';
import { sum, toHundredths, toMillionths } from '#platform/contract/money';
import { centsOfDetail } from '../cost.ts';
import type { BudgetDetail } from '../details.ts';
import { marginOf } from '../margin.ts';
import { hasStartUp } from '../start-up.ts';
import type { Figure, FigureKey, Part, Term } from './figure.ts';
import type { ChainInputs } from './inputs.ts';
import { type LaborParts, laborOfBudget, laborOfPlan } from './labor-parts.ts';

const money = (value: number): Term => ({ value, unit: 'money' });

type Priced = ReturnType<typeof pricedOn>;

const creditTerms = (credit: Priced['credits'][number], { price, pricing }: Priced & PricedTerms): Term[] => {
  if (credit.method === 'fixed') return [money(credit.amount)];
  if (credit.method === 'per_sqft')
    return [
      { value: credit.agreed_sqft, unit: 'sqft' },
      { value: credit.rate, unit: 'rate' },
    ];
  const labor = pricing.filter(({ type }) => type === 'labor').reduce((all, { amount }) => all + amount, 0);
  return [money(credit.base === 'labor' ? labor : price.base), { value: credit.rate, unit: 'percent' }];
};

/** List price, credits and net price of a day, with their parts. */
const priceParts = (terms: PricedTerms, date: string) => {
  const priced = pricedOn(terms, date);
  const list = terms.pricing.map(
    ({ type, amount, note }): Part => ({ group: 'pricing', key: type, note, terms: [], amount }),
  );
  const credits = priced.credits
    .filter(({ in_force }) => in_force)
    .map(
      (credit): Part => ({
        group: 'credit',
        key: credit.type,
        note: '',
        terms: creditTerms(credit, { ...terms, ...priced }),
        amount: credit.amount,
      }),
    );
  return { price: priced.price, list, credits };
};

/** The three columns: everything occupied at the list price, the budget, and the present staffing. */
export const columnKeys = ['list', 'budget', 'current'] as const;

export type ColumnKey = (typeof columnKeys)[number];

export type Column = { key: ColumnKey; figures: Figure[] };

const moneyOf = (parts: readonly Part[]): number =>
  sum(parts.map(({ amount }) => toHundredths(amount))) / 100;

const figurePart = (key: FigureKey, amount: number): Part => ({
  group: 'figure',
  key,
  note: '',
  terms: [],
  amount,
});

const figure = (
  key: FigureKey,
  unit: Figure['unit'],
  value: number | null,
  parts: Part[] = [],
  over: number | null = null,
): Figure => ({ key, unit, value, parts: value === null ? [] : parts, over });

/** The cost of everything but labor, with start-up only in its first months. */
const otherParts = ({ budget, basis, on }: ChainInputs): Part[] =>
  (budget?.details ?? [])
    .filter(({ type }) => type !== 'labor')
    .filter(({ type }) => type !== 'supply_startup' || hasStartUp(budget?.effective_from ?? on, on))
    .map((detail: BudgetDetail) => ({
      group: 'cost',
      key: detail.type,
      note: detail.note,
      terms: [],
      amount: centsOfDetail(detail, basis) / 100,
    }));

const priceFigures = (
  { contract, on }: ChainInputs,
  atList: boolean,
): { net: number | null; figures: Figure[] } => {
  const feet = contract?.terms.square_feet;
  const gross = feet?.gross_cleanable ?? null;
  const occupied = feet?.occupied ?? null;
  const priced = contract && priceParts(contract.terms, on);
  const vacant = gross !== null && occupied !== null ? gross - occupied : 0;
  const net = priced && (atList ? priced.price.base : priced.price.net);
  return {
    net,
    figures: [
      figure('gross', 'sqft', gross),
      figure('occupied', 'sqft', atList ? null : occupied, [
        figurePart('gross', gross ?? 0),
        { group: 'figure', key: 'vacant', note: '', terms: [], amount: -vacant },
      ]),
      figure('list', 'money', priced?.price.base ?? null, priced?.list),
      figure('credits', 'money', priced && !atList ? priced.price.credits : null, priced?.credits),
      figure('net', 'money', priced && !atList ? priced.price.net : null, [
        figurePart('list', priced?.price.base ?? 0),
        figurePart('credits', -(priced?.price.credits ?? 0)),
      ]),
    ],
  };
};

const columnOf = (key: ColumnKey, inputs: ChainInputs, labor: LaborParts | null): Column => {
  const { net, figures } = priceFigures(inputs, key === 'list');
  const loaded = labor && moneyOf(labor.loaded);
  const others = otherParts(inputs);
  const total = loaded === null || !inputs.budget ? null : moneyOf([figurePart('loaded', loaded), ...others]);
  const margin = net === null || total === null ? null : marginOf(net, { total, labor: loaded ?? 0 });
  return {
    key,
    figures: [
      ...figures,
      figure(
        'hours',
        'hours',
        labor && sum(labor.hours.map(({ amount }) => toMillionths(amount))) / 1_000_000,
        labor?.hours,
      ),
      figure('wages', 'money', labor && moneyOf(labor.wages), labor?.wages),
      figure('loaded', 'money', loaded, labor?.loaded),
      figure('total', 'money', total, [figurePart('loaded', loaded ?? 0), ...others]),
      figure(
        'margin',
        'percent',
        margin?.margin_pct ?? null,
        [figurePart(key === 'list' ? 'list' : 'net', net ?? 0), figurePart('total', -(total ?? 0))],
        net,
      ),
    ],
  };
};

/** The figures from square feet to the margin, in three columns. Without an active full-building plan, the column `list` uses
 * the labor of the budget; without a current plan, the column `current` is left out. */
export const chainOf = (inputs: ChainInputs): Column[] => {
  const { basis, budget, full, current } = inputs;
  const budgeted = budget && laborOfBudget(budget.details, basis);
  return [
    columnOf('list', inputs, full ? laborOfPlan(full.lines, basis) : budgeted),
    columnOf('budget', inputs, budgeted),
    ...(current ? [columnOf('current', inputs, laborOfPlan(current.lines, basis))] : []),
  ];
};

export const figureOf = (column: Column | undefined, key: FigureKey): Figure | undefined =>
  column?.figures.find((one) => one.key === key);
