import './texts.ts';

export { beginHref, inspectionHref, inspectionsHref, walkHref } from './addresses.ts';
