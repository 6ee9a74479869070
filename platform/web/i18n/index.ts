export { capitalized } from './capitalized.ts';
export {
  formatDate,
  formatDateTime,
  formatDay,
  formatMonth,
  formatTime,
  todayIn,
} from './dates.ts';
export { fetchTexts } from './load-texts.ts';
export { currentLocale, intlLocale, locales, saveLocale } from './locale.ts';
export {
  formatBytes,
  formatDollars,
  formatFactor,
  formatMoney,
  formatNumber,
  formatPercent,
  formatPhone,
  formatRate,
} from './numbers.ts';
export { formatRelative } from './relative-time.ts';
export { type Languages, startTexts } from './start-texts.ts';
export type { Bundle } from './text-store.ts';
export type { TextKey, Texts, TextValues } from './texts.ts';
export { type Translate, text, useText } from './use-text.ts';
export { defaultZone, setDefaultZone } from './zone.ts';
export { zoneName } from './zone-names.ts';
