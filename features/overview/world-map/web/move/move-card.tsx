import { Text } from '@mantine/core';
import { addressLine, PositionForm } from '#features/sites/buildings/web';
import { useText } from '#platform/web/i18n/index';
import { CardFrame } from '../card/card-frame.tsx';
import { CardTop } from '../card/card-top.tsx';
import classes from '../card/site-card.module.css';
import type { Moving, Point } from './use-moving.ts';

type Props = { moving: Moving; put: (point: Point) => void; onMap: boolean; onClose: () => void };

/** Replaces the card of the site while the pin of one of its buildings is being moved. */
export const MoveCard = ({ moving: { building, point }, put, onMap, onClose }: Props) => {
  const t = useText();
  return (
    <CardFrame label={t('world-map:move.title')} focusKey={-building.id} onClose={onClose}>
      <CardTop onClose={onClose}>
        <h2 className={classes.title} tabIndex={-1}>
          {t('world-map:move.title')}
        </h2>
      </CardTop>
      <Text>{building.name}</Text>
      <Text c="dimmed" size="sm" mb="sm">
        {addressLine(building)}
      </Text>
      <PositionForm building={building} point={point} onMap={onMap} onClose={onClose} onPoint={put} />
    </CardFrame>
  );
};

export default MoveCard;
