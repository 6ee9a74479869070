export { beginHref, inspectionHref, inspectionsHref } from './addresses.ts';
export { TopIssues } from './dashboard/top-issues.tsx';
export { ScoreMark } from './list/score-mark.tsx';
export { QuickLook, showInspection } from './quick-look/quick-look-slot.tsx';
