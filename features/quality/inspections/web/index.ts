export { beginHref, inspectionHref, inspectionsHref } from './addresses.ts';
export { TopIssues } from './dashboard/top-issues.tsx';
export { ScoreMark } from './list/score-mark.tsx';
export { showInspection } from './quick-look/quick-look.ts';
export { QuickLook } from './quick-look/quick-look-slot.tsx';
