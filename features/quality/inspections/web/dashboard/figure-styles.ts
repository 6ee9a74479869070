import type { FigureStyle } from '#platform/web/figures/index';
import type { FigureKey } from '../../contract/index.ts';

export const figureStyles: Record<FigureKey, FigureStyle> = {
  inspections: {},
  average_score: { kind: 'decimal', wanted: 'more' },
  pass_rate: { kind: 'rate', wanted: 'more' },
  compliance: { kind: 'rate', wanted: 'more' },
  overdue: { asOfNow: true, alarm: true },
  deficiencies: { kind: 'decimal', wanted: 'less' },
  open_deficiencies: { asOfNow: true },
  in_time_rate: { kind: 'rate', wanted: 'more' },
};
