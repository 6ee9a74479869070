import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { loadUntilThere } from './load-until-there.ts';

type Load<P> = () => Promise<{ default: ComponentType<P> }>;

/** A part whose code comes when it is first shown; `preload` fetches it ahead, as when the pointer nears its button.
 * While the code cannot be had, the person keeps the page they are on. */
export const lazyPart = <P>(
  load: Load<P>,
): [part: LazyExoticComponent<ComponentType<P>>, preload: () => void] => [
  lazy(() => loadUntilThere(load, 'platform:errors.partNotLoaded')),
  () => void load().catch(() => {}),
];
