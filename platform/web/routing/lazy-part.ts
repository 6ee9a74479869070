import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { loadCode } from './load-code.ts';
import { loadUntilThere } from './load-until-there.ts';

type Load<P> = () => Promise<{ default: ComponentType<P> }>;

/** When a page shows a part at once: with a word in its address (`view=list`, `id=*` for any id) or, without such a word,
 * on a `phone` or a `wide` screen. The build reads it, and the server sends the code of the part with the page. With `soon`
 * the part follows on every visit, after the page's data. */
type When = { first: readonly string[] } | { soon: true };

/** A part whose code is loaded when it is first shown. `preload` loads it earlier, for example when the pointer comes
 * near its button, and tells whether it came. While the code cannot be loaded, the current page stays. */
export const lazyPart = <P>(
  load: Load<P>,
  _when?: When,
): [part: LazyExoticComponent<ComponentType<P>>, preload: () => Promise<boolean>] => [
  lazy(() => loadUntilThere(() => loadCode(load), 'platform:errors.partNotLoaded')),
  () =>
    loadCode(load).then(
      () => true,
      () => false,
    ),
];
