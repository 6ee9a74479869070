export { BarChart, Charts } from './bar-chart.tsx';
export { ChartsSkeleton } from './charts-skeleton.tsx';
export { changeText, type FigureStyle } from './figure-text.ts';
export { FigureTile, FigureTiles } from './figure-tile.tsx';
export { askedRangeOf, RangePicker } from './range-picker.tsx';
export { RangeShown } from './range-shown.tsx';
export { WeeksChart } from './weeks-chart.tsx';
