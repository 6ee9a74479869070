import './texts.ts';

export { buildingFilter, clientFilter, siteFilter } from './filters/place-filters.ts';
export { siteSearch } from './filters/site-filters.ts';
export { useJobSitesQuery } from './filters/use-job-sites.ts';
export { jobQuery, useJob } from './job-card/use-job.ts';
export { jobHref, newTaskHref } from './job-href.ts';
export { jobSitesQuery } from './job-sites-query.ts';
export { JobStatusChip } from './job-status-chip.tsx';
export { serviceName } from './services/service-words.ts';
export { findSites, siteAddress, siteName } from './site-search/find-sites.ts';
export { recentFirst, recentSites, rememberSite } from './site-search/recent-sites.ts';
export { SiteCombobox } from './site-search/site-combobox.tsx';
export { SiteLines } from './site-search/site-lines.tsx';
export { SiteSelect } from './site-search/site-select.tsx';
