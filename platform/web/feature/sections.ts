/** Not exported by the index, because every page loads the index at its start. */
export { AddedSections } from './added-sections.tsx';
