/** Not exported by the index, because every page loads the index at its start. */
export { AddedActions } from './added-actions.tsx';
export { useListLinks } from './use-list-links.ts';
