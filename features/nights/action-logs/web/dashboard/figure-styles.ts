import type { FigureStyle } from '#platform/web/figures/index';
import type { FigureKey } from '../../contract/index.ts';

export const figureStyles: Record<FigureKey, FigureStyle> = {
  logs: {},
  entries: {},
  coverage: { kind: 'rate', wanted: 'more' },
  finalized_rate: { kind: 'rate', wanted: 'more' },
  entries_per_shift: { kind: 'decimal', wanted: 'more' },
  restroom_minutes: { kind: 'minutes', wanted: 'less' },
  response_minutes: { kind: 'minutes', wanted: 'less' },
  photo_rate: { kind: 'rate', wanted: 'more' },
  open_requests: { asOfNow: true },
};
