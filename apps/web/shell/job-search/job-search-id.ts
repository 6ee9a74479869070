/** Id of the search field, which the shortcut `/` focuses. */
export const jobSearchId = 'job-search';
