/** Of the search field, which `/` focuses. */
export const jobSearchId = 'job-search';
