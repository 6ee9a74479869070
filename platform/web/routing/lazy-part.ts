import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { loadUntilThere } from './load-until-there.ts';

type Load<P> = () => Promise<{ default: ComponentType<P> }>;

/** Where a page shows a part at once: under a word of its address (`view=list`), or without one on a `phone` or a `wide`
 * screen. The build reads it, and the server sends the code of the part with the page. */
type When = { first: readonly string[] };

/** A part whose code comes when it is first shown; `preload` fetches it ahead, as when the pointer nears its button.
 * While the code cannot be had, the person keeps the page they are on. */
export const lazyPart = <P>(
  load: Load<P>,
  _when?: When,
): [part: LazyExoticComponent<ComponentType<P>>, preload: () => void] => [
  lazy(() => loadUntilThere(load, 'platform:errors.partNotLoaded')),
  () => void load().catch(() => {}),
];
