import './texts.ts';

export { inspectionHref, inspectionsHref } from './addresses.ts';
