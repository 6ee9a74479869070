import type { Figure, FigureKey } from '#features/tasks/contract';
import { formatNumber, formatPercent, text } from '#platform/web/i18n/index';

type Kind = 'count' | 'rate' | 'hours';

const kinds: Partial<Record<FigureKey, Kind>> = {
  on_time_rate: 'rate',
  reopen_rate: 'rate',
  cancel_rate: 'rate',
  series_on_time_rate: 'rate',
  hours_to_close: 'hours',
  response_hours: 'hours',
};

/** Whether more of it is good news; what is missing here is neither. */
const wanted: Partial<Record<FigureKey, 'more' | 'less'>> = {
  done: 'more',
  on_time_rate: 'more',
  hours_to_close: 'less',
  response_hours: 'less',
  reopen_rate: 'less',
  cancel_rate: 'less',
  series_on_time_rate: 'more',
  skipped: 'less',
};

export const figureText = (key: FigureKey, value: number | null): string => {
  if (value === null) return text('dashboards:none');
  if (kinds[key] === 'rate') return formatPercent(value, 1);
  if (kinds[key] === 'hours') return text('dashboards:hours', { hours: formatNumber(value, 1) });
  return formatNumber(value);
};

export type DeltaText = { words: string; way: 'up' | 'down' | 'none'; judged: 'better' | 'worse' | null };

const plain = (words: string): DeltaText => ({ words, way: 'none', judged: null });

export const changeText = (delta: Figure['delta']): string => {
  if (delta === null) return text('dashboards:delta.none');
  if (delta === 'new') return text('dashboards:delta.new');
  const percent = formatPercent(Math.abs(delta));
  if (percent === formatPercent(0)) return text('dashboards:delta.same');
  return text(delta > 0 ? 'dashboards:delta.more' : 'dashboards:delta.less', { percent });
};

/** How a figure changed, in words; an arrow and a colour only repeat them. */
export const deltaText = (key: FigureKey, { delta, previous }: Figure): DeltaText => {
  if (key === 'open' || key === 'past_due') return plain(text('dashboards:delta.now'));
  if (delta === null && previous === 0) return plain(text('dashboards:delta.same'));
  if (delta === null) return plain(text('dashboards:delta.none'));
  const words = changeText(delta);
  if (words === text('dashboards:delta.same')) return plain(words);
  const way = delta === 'new' || delta > 0 ? 'up' : 'down';
  const better = wanted[key] && (wanted[key] === 'more') === (way === 'up');
  return { words, way, judged: better === undefined ? null : better ? 'better' : 'worse' };
};
