import type { FigureStyle } from '#platform/web/figures/index';
import type { FigureKey } from '../contract/index.ts';

const now = { kind: 'money', asOfNow: true } as const;

export const figureStyles: Record<FigureKey, FigureStyle> = {
  created: { wanted: 'more' },
  pipeline: now,
  approved: now,
  running: now,
  on_hold: now,
  conversion: { kind: 'rate', wanted: 'more' },
  scheduled_month: { asOfNow: true },
  scheduled_month_value: now,
  on_time: { kind: 'rate', wanted: 'more' },
  days_to_approval: { kind: 'days', wanted: 'less' },
  days_to_service: { kind: 'days', wanted: 'less' },
  completed: { kind: 'money', wanted: 'more' },
  margin_estimated: { kind: 'rate', wanted: 'more' },
  margin_made: { kind: 'rate', wanted: 'more' },
  not_invoiced: now,
  invoiced: { kind: 'money', wanted: 'more' },
  outstanding: now,
  collected: { kind: 'money', wanted: 'more' },
  uncollected_rate: { kind: 'rate', wanted: 'less' },
  dso: { kind: 'days', asOfNow: true },
};
