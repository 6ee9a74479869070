import { partComponent, prefetchParts, shownTo } from '#platform/web/feature/index';
import type { Visit } from '#platform/web/routing/index';
import { useSession } from '#platform/web/session/index';
import { homeTiles } from '../../features.ts';
import classes from './home.module.css';

export const prefetchTiles = (visit: Visit): void => prefetchParts(homeTiles, visit);

/** The tiles that features add to the start page. Suspends until all of them are loaded. */
export const HomeTiles = () => {
  const { flags } = useSession();
  const shown = homeTiles.filter(shownTo(flags));
  if (shown.length === 0) return null;
  return (
    <div className={classes.tiles}>
      {shown.map((tile) => {
        const Content = partComponent(tile);
        return <Content key={tile.id} />;
      })}
    </div>
  );
};
