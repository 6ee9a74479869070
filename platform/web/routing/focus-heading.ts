/** After a page change, keyboard and screen readers continue at the new page's heading. */
export const focusHeading = (): void => {
  const main = document.querySelector<HTMLElement>('main');
  const heading = main?.querySelector<HTMLElement>('h1');
  const target = heading ?? main;
  if (!target || target.contains(document.activeElement)) return;
  if (main?.contains(document.activeElement) && document.activeElement?.matches('input, textarea, select'))
    return;
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
};
