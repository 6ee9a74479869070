import 'maplibre-gl/dist/maplibre-gl.css';
import { useRef } from 'react';
import type { PinMode } from '../map-search.ts';
import type { Moving, Point } from '../move/use-moving.ts';
import { useMovingPin } from '../move/use-moving-pin.tsx';
import { asLngLat, fitOptions } from './create-map.ts';
import { GroupButtons } from './group-buttons.tsx';
import { Legend } from './legend.tsx';
import { MapButtons } from './map-buttons.tsx';
import { MapUnavailable } from './map-unavailable.tsx';
import classes from './site-map.module.css';
import { useCamera } from './use-camera.ts';
import { type MapProps, useMap } from './use-map.ts';

type Props = Omit<MapProps, 'labelClass'> & {
  picked: number | undefined;
  listed: number | undefined;
  placed: boolean;
  fitKey: number;
  fit: () => void;
  openList: () => void;
  mode: PinMode;
  /** The modes that this person may choose. */
  modes: readonly PinMode[];
  onMode: (mode: PinMode) => void;
  moving: Moving | undefined;
  onMove: (point: Point) => void;
};

/** The job sites on a map. The list contains everything that the map shows. */
const SiteMap = ({
  picked,
  listed,
  placed,
  fitKey,
  fit,
  openList,
  mode,
  modes,
  onMode,
  moving,
  onMove,
  ...props
}: Props) => {
  const container = useRef<HTMLDivElement>(null);
  const { live, failed } = useMap(container, { ...props, labelClass: classes.hover ?? '' });
  const { index, places } = props;
  useCamera({ live, index, places, picked, listed, placed, fitKey });
  useMovingPin(live, moving, onMove);
  if (failed) return <MapUnavailable openList={openList} />;
  return (
    <div className={classes.frame}>
      <div ref={container} className={classes.map} />
      {live && (
        <>
          <MapButtons zoomIn={() => live.map.zoomIn()} zoomOut={() => live.map.zoomOut()} fit={fit} />
          {!moving && (
            <GroupButtons
              index={index}
              places={places}
              show={(bounds) => live.map.fitBounds(asLngLat(bounds), { ...fitOptions, duration: 500 })}
            />
          )}
          <Legend
            index={index}
            places={places}
            mode={mode}
            modes={modes}
            onMode={onMode}
            colours={props.colours}
          />
        </>
      )}
    </div>
  );
};

export default SiteMap;
