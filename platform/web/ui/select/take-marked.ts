import type { KeyboardEvent } from 'react';

/** The option that the arrow keys have marked in the list of this field. */
const markedFor = (field: HTMLElement): HTMLElement | null | undefined => {
  const list = field.getAttribute('aria-controls');
  return list === null
    ? undefined
    : document.getElementById(list)?.querySelector<HTMLElement>('[data-combobox-selected]');
};

/** Enter in an open list takes the marked option, and no other: Mantine takes the one at its place, where another may stand
 * once the list has changed with what was typed. It never submits the form, even when nothing matches. */
export const takeMarked = (event: KeyboardEvent): void => {
  const field = event.target as HTMLElement;
  if (event.key !== 'Enter' || !field.dataset.expanded) return;
  event.preventDefault();
  // It ends a letter that is composed of several.
  if (event.nativeEvent.isComposing || event.keyCode === 229) return;
  event.stopPropagation();
  markedFor(field)?.click();
};
