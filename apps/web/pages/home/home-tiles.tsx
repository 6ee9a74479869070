import { shownTo } from '#platform/web/feature/index';
import { lazyPart, type Visit } from '#platform/web/routing/index';
import { useSession } from '#platform/web/session/index';
import { homeTiles } from '../../features.ts';
import classes from './home.module.css';

const tiles = homeTiles.map((tile) => ({ ...tile, Content: lazyPart(tile.component)[0] }));

/** Loads the code of all tiles at once: one that waits for its own holds up those behind it. */
export const prefetchTiles = (visit: Visit): void => {
  for (const tile of homeTiles.filter(shownTo(visit.session?.flags)))
    tile.component().then(
      ({ prefetch }) => prefetch?.(visit),
      () => {},
    );
};

/** What the features put on the start page; suspends until all of it is there. */
export const HomeTiles = () => {
  const { flags } = useSession();
  const shown = tiles.filter(shownTo(flags));
  if (shown.length === 0) return null;
  return (
    <div className={classes.tiles}>
      {shown.map(({ id, Content }) => (
        <Content key={id} />
      ))}
    </div>
  );
};
