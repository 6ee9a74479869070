import type { KeyboardEvent } from 'react';

/** Of the list under a select: inside of the page's landmarks, and of a dialog or panel that a press outside of it
 * closes; there before it opens, for its field to name it from the start. */
export const listProps = { withinPortal: false, keepMounted: true };

/** Enter in an open list belongs to it, and not to the form around it, although nothing may be found. */
export const holdEnter = (event: KeyboardEvent): void => {
  if (event.key === 'Enter' && (event.target as HTMLElement).dataset.expanded) event.preventDefault();
};
