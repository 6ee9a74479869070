import './texts.ts';

export { jobHref, newTaskHref } from './job-href.ts';
export { jobSitesQuery } from './job-sites-query.ts';
export { JobStatusChip } from './job-status-chip.tsx';
export { findSites, siteAddress, siteName } from './site-search/find-sites.ts';
export { SiteCombobox } from './site-search/site-combobox.tsx';
