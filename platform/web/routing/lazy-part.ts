import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { loadUntilThere } from './load-until-there.ts';

type Load<P> = () => Promise<{ default: ComponentType<P> }>;

/** A part whose code is loaded when it is first shown. `preload` loads it earlier, for example when the pointer comes
 * near its button. While the code cannot be loaded, the current page stays. */
export const lazyPart = <P>(
  load: Load<P>,
): [part: LazyExoticComponent<ComponentType<P>>, preload: () => void] => [
  lazy(() => loadUntilThere(load, 'platform:errors.partNotLoaded')),
  () => void load().catch(() => {}),
];
