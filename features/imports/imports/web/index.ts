export { defineImport, type OptionProps } from './kind.ts';
export { MappingSection } from './mapping/mapping-section.tsx';
export { ImportPage } from './pages/import-page.tsx';
export { ImportsPage } from './pages/imports-page.tsx';
export { useImportSearch } from './use-kind.ts';
