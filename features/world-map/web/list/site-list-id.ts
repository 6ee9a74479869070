/** Where the focus returns to when a card closes. */
export const siteListId = 'site-list';
