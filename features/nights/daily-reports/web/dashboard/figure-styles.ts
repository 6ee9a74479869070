import type { FigureStyle } from '#platform/web/figures/index';
import type { FigureKey } from '../../contract/index.ts';

export const figureStyles: Record<FigureKey, FigureStyle> = {
  expected: {},
  submitted: { wanted: 'more' },
  submission_rate: { kind: 'rate', wanted: 'more' },
  on_time_rate: { kind: 'rate', wanted: 'more' },
  missing: { wanted: 'less', alarm: true },
  not_final: { wanted: 'less' },
  doors_required: {},
  checked_rate: { kind: 'rate', wanted: 'more' },
  unlocked_rate: { kind: 'rate', digits: 2, wanted: 'less' },
  no_access: { wanted: 'less' },
  incidents: { wanted: 'less' },
  attendance_rate: { kind: 'rate', wanted: 'more' },
};
