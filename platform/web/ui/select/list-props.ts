/** Props of a select's list. It is rendered in place, so that it stays within the page's landmarks, and a press on it
 * does not close the dialog or panel around it; fixed, so that what scrolls around it does not cut it off. It stays
 * mounted, so that its field can refer to it from the start. */
export const listProps = { withinPortal: false, keepMounted: true, floatingStrategy: 'fixed' } as const;
