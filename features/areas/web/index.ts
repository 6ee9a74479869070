import './texts.ts';

export { areaFilter } from './area-filter.ts';
