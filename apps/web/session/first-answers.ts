import type { Settings, SignedInUser } from '#features/accounts/session/contract';

export type FirstAnswers = { settings: Settings; user: SignedInUser };

/** After Back or Forward the browser may use an old document, which says who was signed in then. */
const isOld = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation');
  return (entry as PerformanceNavigationTiming | undefined)?.type === 'back_forward';
};

/** The first call returns what the server wrote into the document about who is signed in: null for nobody, undefined if it
 * wrote nothing. Later calls return undefined. */
export const takeFirstAnswers = (): FirstAnswers | null | undefined => {
  const element = document.getElementById('start');
  element?.remove();
  return element && !isOld() ? JSON.parse(element.textContent ?? '') : undefined;
};
