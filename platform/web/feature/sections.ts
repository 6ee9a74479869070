/** Apart from the index, which every page loads at its start. */
export { AddedSections } from './added-sections.tsx';
