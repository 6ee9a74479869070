import { lazyPart } from '#platform/web/routing/index';
import { useSession } from '#platform/web/session/index';
import { homeTiles } from '../../features.ts';
import classes from './home.module.css';

const tiles = homeTiles.map((tile) => ({ ...tile, Content: lazyPart(tile.component)[0] }));

/** What the features put on the start page; suspends until all of it is there. */
export const HomeTiles = () => {
  const { flags } = useSession();
  const shown = tiles.filter(({ flag }) => flag === null || flags.has(flag));
  if (shown.length === 0) return null;
  return (
    <div className={classes.tiles}>
      {shown.map(({ id, Content }) => (
        <Content key={id} />
      ))}
    </div>
  );
};
