/** Apart from the index, which every page loads at its start. */
export { AddedActions } from './added-actions.tsx';
export { useListLinks } from './use-list-links.ts';
