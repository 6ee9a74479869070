/** Floors from which their names are legible only on an upright page. */
const tall = 25;

/** Prints one stacking plan alone, whole on its first page; the page around it stays as it is. */
export const printPlan = (plan: HTMLElement, floors: number): void => {
  const root = document.documentElement;
  const paper = floors < tall ? 'landscape' : 'portrait';
  const style = document.createElement('style');
  style.textContent = `@page { size: ${paper}; margin: 12mm; }`;
  const end = () => {
    style.remove();
    delete root.dataset.paper;
    delete plan.dataset.printed;
  };
  root.dataset.paper = paper;
  plan.dataset.printed = '';
  document.head.append(style);
  window.addEventListener('afterprint', end, { once: true });
  window.print();
};
