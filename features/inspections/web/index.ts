import './texts.ts';

export { beginHref, inspectionHref } from './addresses.ts';
export { ScoreMark } from './list/score-mark.tsx';
