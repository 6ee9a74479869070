/** Keeps `--cora-header` at the height of the header, above its border: what sticks below it must not slide behind the
 * breadcrumbs, which a page may have or not and which wrap on a phone. For `ref`. */
export const followHeader = (header: HTMLElement): (() => void) => {
  const page = header.ownerDocument.documentElement;
  const observer = new ResizeObserver(() =>
    page.style.setProperty('--cora-header', `${header.offsetHeight - 1}px`),
  );
  observer.observe(header);
  return () => observer.disconnect();
};
