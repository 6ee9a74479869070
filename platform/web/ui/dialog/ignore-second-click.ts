/** Milliseconds in which browsers count a second click as part of a double click. */
const doubleClick = 500;

/** For what a click has closed: the second click of a double click would meet what lies under it. */
export const ignoreSecondClick = (): void => {
  const stop = (event: MouseEvent): void => {
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', stop, { capture: true });
  setTimeout(() => window.removeEventListener('click', stop, { capture: true }), doubleClick);
};
