import type { NewContract } from '#features/contracts/contracts/server';
import type { DemoSite } from './demo-sites.ts';
import type { ServiceType as Service } from './demo-work.ts';

export type DemoContract = Omit<NewContract, 'job_service_id'>;

type Line = NonNullable<NewContract['pricing']>[number];
type Credit = NonNullable<NewContract['credits']>[number];

const line = (type: Line['type'], amount: number, note = ''): Line => ({
  type,
  amount,
  period: 'month',
  note,
});

const credit = (part: Partial<Credit> & Pick<Credit, 'type' | 'rate'>): Credit => ({
  method: 'per_sqft',
  sqft: null,
  base: 'all',
  from: null,
  to: null,
  ...part,
});

const shift = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);

const tens = (amount: number): number => Math.round(amount / 10) * 10;

/** A month of labor and supplies. */
const monthly: Record<Exclude<Service, 'night-cleaning'>, [labor: number, supply: number]> = {
  'day-porter': [4150, 180],
  'day-cleaning': [2350, 140],
  cleaning: [980, 60],
  other: [720, 40],
};

/** The last part of a contract's number. */
const letters: Record<Service, string> = {
  'night-cleaning': 'N',
  'day-porter': 'P',
  'day-cleaning': 'D',
  cleaning: 'C',
  other: 'W',
};

const pricedPerMonth = ([labor, supply]: [number, number], raise: number): Line[] => [
  line('labor', tens(labor * raise)),
  line('supply', tens(supply * raise)),
];

/** Night cleaning is priced per square foot, all else per month. */
const pricing = (site: DemoSite, service: Service, raise = 1): Line[] =>
  service !== 'night-cleaning'
    ? pricedPerMonth(monthly[service], raise)
    : [
        line('labor', tens(site.sqft * 0.128 * raise)),
        line('supply', tens(site.sqft * 0.012 * raise)),
        line('equipment', tens(site.sqft * 0.006 * raise)),
      ];

/** The largest site has every kind of line, with whole floors and parts of floors vacant. */
const tower: Partial<DemoContract> = {
  occupied_sqft: 175_000,
  vacant_sqft: 25_000,
  vacant_full_sqft: 15_000,
  pricing: [
    line('labor', 27_000),
    line('supply', 2600),
    line('equipment', 1400),
    line('tech', 400, 'Time clock and inspection app'),
    line('other', 600, 'Window cleaning of the lobby'),
  ],
  credits: [
    credit({ type: 'FF Vacancy', rate: 0.11, sqft: 15_000 }),
    credit({ type: 'PF Vacancy', rate: 0.08, sqft: 10_000 }),
    credit({ type: 'LPC', method: 'percent', rate: 3, base: 'labor' }),
  ],
  billbacks: [
    { type: 'supply', cost: 1240, markup_type: 'percentage', markup: 10, period: 'month' },
    { type: 'health insurance', cost: 1800, markup_type: 'fixed', markup: 100, period: 'month' },
  ],
  escalator_pct: 3,
};

/** A base contract, and the amendment that replaced it four months ago. */
const amended = (base: DemoContract, site: DemoSite, service: Service, today: string): DemoContract[] => {
  const from = shift(today, -120);
  return [
    { ...base, termination_date: shift(from, -1) },
    {
      ...base,
      number: `${base.number}A`,
      start_date: from,
      termination_date: shift(from, 729),
      pricing: pricing(site, service, 1.035),
      notes: 'Price raised by the agreed escalator; days and rooms as before.',
    },
  ];
};

const vacant = (base: DemoContract, site: DemoSite, today: string): DemoContract[] => {
  const vacant_sqft = Math.round(site.sqft * 0.12);
  const credits = [credit({ type: 'Vacancy', rate: 0.075, from: shift(today, -75) })];
  return [{ ...base, vacant_sqft, occupied_sqft: site.sqft - vacant_sqft, credits }];
};

/** Expires within sixty days; what follows is still being negotiated. */
const expiring = (base: DemoContract, site: DemoSite, service: Service, today: string, index: number) => {
  const end = shift(today, 8 + ((index * 7) % 50));
  return [
    { ...base, termination_date: end, auto_renew: false },
    {
      ...base,
      number: `${base.number}A`,
      status: 'draft' as const,
      signed_at: null,
      start_date: shift(end, 1),
      termination_date: shift(end, 730),
      pricing: pricing(site, service, 1.04),
    },
  ];
};

const start = '2025-03-01';

/** Contracts for one service of a demo site: most are in force, some are about to end or have ended. */
export const demoContracts = (
  site: DemoSite,
  index: number,
  service: Service,
  today: string,
): DemoContract[] => {
  const base: DemoContract = {
    number: `${site.number}-${letters[service]}`,
    status: 'approved',
    start_date: start,
    termination_date: shift(today, 200 + ((index * 61) % 600)),
    days_per_week: 5,
    auto_renew: index % 2 === 0,
    renewal_month: 3,
    term_months: 36,
    signed_at: '2025-02-10',
    gross_cleanable_sqft: site.sqft,
    occupied_sqft: site.sqft,
    vacant_sqft: 0,
    pricing: pricing(site, service),
    escalator_pct: 2.5,
  };
  if (site.status === 'draft') return [{ ...base, status: 'draft', signed_at: null }];
  if (site.status === 'inactive') {
    const termination_date = shift(today, -40);
    return [
      { ...base, status: 'terminated', termination_date, termination_reason: 'The building was sold.' },
    ];
  }
  if (service !== 'night-cleaning') return index % 4 === 1 ? [{ ...base, termination_date: null }] : [base];
  if (index === 0) return [{ ...base, ...tower }];
  if (index % 12 === 10) return [];
  if (index % 12 === 4) return [{ ...base, termination_date: shift(today, -21), auto_renew: false }];
  if (index % 6 === 1) return amended(base, site, service, today);
  if (index % 6 === 2) return vacant(base, site, today);
  return index % 6 === 3 ? expiring(base, site, service, today, index) : [base];
};
