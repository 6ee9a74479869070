import 'maplibre-gl/dist/maplibre-gl.css';
import { ActionIcon, Button } from '@mantine/core';
import { IconArrowsMaximize, IconMapOff, IconMinus, IconPlus } from '@tabler/icons-react';
import { useMemo, useRef } from 'react';
import { formatNumber, useText } from '#platform/web/i18n/index';
import { EmptyState } from '#platform/web/ui/index';
import type { PinMode } from '../map-search.ts';
import type { Moving, Point } from '../move/use-moving.ts';
import { useMovingPin } from '../move/use-moving-pin.tsx';
import type { Bounds } from '../sites/bounds.ts';
import { groupSites } from '../sites/site-groups.ts';
import type { SiteIndex } from '../sites/site-index.ts';
import { asLngLat, fitOptions } from './create-map.ts';
import { Legend } from './legend.tsx';
import classes from './site-map.module.css';
import { useCamera } from './use-camera.ts';
import { type MapProps, useMap } from './use-map.ts';

type GroupButtonsProps = { index: SiteIndex; places: readonly number[]; show: (bounds: Bounds) => void };

const maxShown = 4;

/** Buttons that move the map to each group of sites, when the groups lie far apart. */
const GroupButtons = ({ index, places, show }: GroupButtonsProps) => {
  const t = useText();
  const groups = useMemo(() => groupSites(index, places), [index, places]);
  if (groups.length < 2) return null;
  return (
    <ul className={classes.groups} aria-label={t('world-map:map.groups')}>
      {groups.slice(0, maxShown).map(({ city, places: there, bounds }) => (
        <li key={there[0]}>
          <Button
            variant="default"
            size="xs"
            aria-label={t('world-map:map.group', {
              city,
              count: there.length,
              shown: formatNumber(there.length),
            })}
            onClick={() => show(bounds)}
          >
            {city} ({formatNumber(there.length)})
          </Button>
        </li>
      ))}
    </ul>
  );
};

type MapButtonsProps = { zoomIn: () => void; zoomOut: () => void; fit: () => void };

const MapButtons = ({ zoomIn, zoomOut, fit }: MapButtonsProps) => {
  const t = useText();
  const buttons = [
    { label: t('world-map:map.zoomIn'), icon: IconPlus, run: zoomIn },
    { label: t('world-map:map.zoomOut'), icon: IconMinus, run: zoomOut },
    { label: t('world-map:map.fit'), icon: IconArrowsMaximize, run: fit },
  ];
  return (
    <div className={classes.buttons}>
      {buttons.map(({ label, icon: Icon, run }) => (
        <ActionIcon
          key={label}
          variant="default"
          size={36}
          aria-label={label}
          title={label}
          onClick={() => run()}
        >
          <Icon size={18} stroke={1.7} aria-hidden />
        </ActionIcon>
      ))}
    </div>
  );
};

const MapUnavailable = ({ openList }: { openList: () => void }) => {
  const t = useText();
  return (
    <EmptyState
      icon={IconMapOff}
      title={t('world-map:map.unavailable')}
      text={t('world-map:map.unavailableText')}
      action={
        <Button variant="default" onClick={openList}>
          {t('world-map:map.openList')}
        </Button>
      }
    />
  );
};

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
