/** Whether a button of the page lies, at least in part, under this element. */
export const coversButton = (element: Element): boolean => {
  const place = element.getBoundingClientRect();
  return [...document.querySelectorAll('.mantine-Button-root')].some((button) => {
    if (element.contains(button)) return false;
    const { left, top, right, bottom, width } = button.getBoundingClientRect();
    const beside = right <= place.left || left >= place.right || bottom <= place.top || top >= place.bottom;
    return width > 0 && !beside;
  });
};
