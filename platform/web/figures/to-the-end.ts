/** If not all columns fit, shows the latest. */
export const toTheEnd = (element: HTMLElement | null): void => {
  if (element) element.scrollLeft = element.scrollWidth;
};
