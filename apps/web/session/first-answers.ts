import type { Settings, SignedInUser } from '#features/session/contract';

export type FirstAnswers = { settings: Settings; user: SignedInUser };

/** A page that the browser brings back shows who was signed in then. */
const isOld = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation');
  return (entry as PerformanceNavigationTiming | undefined)?.type === 'back_forward';
};

/** What the server wrote into the document about who is signed in, the first time it is asked: null for nobody, undefined
 * when it wrote nothing. */
export const takeFirstAnswers = (): FirstAnswers | null | undefined => {
  const element = document.getElementById('start');
  element?.remove();
  return element && !isOld() ? JSON.parse(element.textContent ?? '') : undefined;
};
