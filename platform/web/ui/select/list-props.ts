/** Of the list under a select: inside of the page's landmarks, and of a dialog or panel that a press outside of it
 * closes; there before it opens, for its field to name it from the start. */
export const listProps = { withinPortal: false, keepMounted: true };
