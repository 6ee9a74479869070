/** Id of the list, which gets the focus when a card closes. */
export const siteListId = 'site-list';
