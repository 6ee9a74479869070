import type { Delta, Figure } from '#platform/contract/figure';
import { formatDollars, formatNumber, formatPercent, text } from '../i18n/index.ts';

/** How a figure is shown. */
export type FigureStyle = {
  kind?: 'count' | 'rate' | 'hours' | 'minutes' | 'days' | 'decimal' | 'money';
  /** Decimals of a rate, one unless said. */
  digits?: number;
  /** Whether a higher number is good news (`more`) or bad news (`less`); neither when absent. */
  wanted?: 'more' | 'less' | undefined;
  /** The figure has no earlier value. */
  asOfNow?: boolean;
  /** Any number above zero is bad news. */
  alarm?: boolean;
};

export const figureText = ({ kind = 'count', digits = 1 }: FigureStyle, value: number | null): string => {
  if (value === null) return text('platform:figures.none');
  if (kind === 'rate') return formatPercent(value, digits);
  if (kind === 'hours') return text('platform:figures.hours', { hours: formatNumber(value, 1) });
  if (kind === 'minutes') return text('platform:figures.minutes', { minutes: formatNumber(value, 0) });
  if (kind === 'days') return text('platform:figures.days', { days: formatNumber(value, 1) });
  if (kind === 'money') return formatDollars(value);
  return formatNumber(value, kind === 'decimal' ? 1 : 0);
};

export const changeText = (delta: Delta): string => {
  if (delta === null) return text('platform:figures.delta.none');
  if (delta === 'new') return text('platform:figures.delta.new');
  const percent = formatPercent(Math.abs(delta));
  if (percent === formatPercent(0)) return text('platform:figures.delta.same');
  return text(delta > 0 ? 'platform:figures.delta.more' : 'platform:figures.delta.less', { percent });
};

export type DeltaText = { words: string; way: 'up' | 'down' | 'none'; judged: 'better' | 'worse' | null };

const plain = (words: string): DeltaText => ({ words, way: 'none', judged: null });

/** The change of a figure in words. An arrow and a colour only repeat them. */
export const deltaText = ({ wanted, asOfNow }: FigureStyle, { delta, previous }: Figure): DeltaText => {
  if (asOfNow) return plain(text('platform:figures.delta.now'));
  const same = text('platform:figures.delta.same');
  if (delta === null) return plain(previous === 0 ? same : changeText(delta));
  const words = changeText(delta);
  if (words === same) return plain(words);
  const way = delta === 'new' || delta > 0 ? 'up' : 'down';
  const better = wanted && (wanted === 'more') === (way === 'up');
  return { words, way, judged: better === undefined ? null : better ? 'better' : 'worse' };
};
