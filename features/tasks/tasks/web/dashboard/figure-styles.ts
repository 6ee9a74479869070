import type { FigureStyle } from '#platform/web/figures/index';
import type { FigureKey } from '../../contract/index.ts';

export const figureStyles: Record<FigureKey, FigureStyle> = {
  open: { asOfNow: true },
  past_due: { asOfNow: true, alarm: true },
  created: {},
  done: { wanted: 'more' },
  on_time_rate: { kind: 'rate', wanted: 'more' },
  hours_to_close: { kind: 'hours', wanted: 'less' },
  response_hours: { kind: 'hours', wanted: 'less' },
  reopen_rate: { kind: 'rate', wanted: 'less' },
  cancel_rate: { kind: 'rate', wanted: 'less' },
  series_on_time_rate: { kind: 'rate', wanted: 'more' },
  skipped: { wanted: 'less' },
};
