/** Apart from the index, which every page loads at its start. */
export { AddedActions } from './added-actions.tsx';
export { AddedSections } from './added-sections.tsx';
export { useShownView, ViewSwitch } from './view-switch.tsx';
