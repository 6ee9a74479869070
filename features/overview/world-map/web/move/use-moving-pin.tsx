import { Marker } from 'maplibre-gl';
import { useEffect, useRef } from 'react';
import { useText } from '#platform/web/i18n/index';
import { usePhone } from '#platform/web/ui/index';
import type { LiveMap } from '../map/use-map.ts';
import classes from './moving-pin.module.css';
import type { Moving, Point } from './use-moving.ts';

/** Pixels per press of an arrow key; ten times as many with Shift. */
const step = 2;

const steps: Readonly<Record<string, [number, number]>> = {
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
};

/** Zoom level near enough to see the door of a building. */
const near = 16;

/** A pin that is dragged, pushed by arrow keys, or put where the map is clicked. */
export const useMovingPin = (
  live: LiveMap | null,
  moving: Moving | undefined,
  put: (point: Point) => void,
): void => {
  const t = useText();
  const phone = usePhone();
  const latest = useRef(put);
  latest.current = put;
  const marker = useRef<Marker>(null);
  const point = moving?.point ?? null;
  const start = useRef(point);
  start.current = point;
  const id = moving?.building.id;
  const name = moving?.building.name ?? '';

  useEffect(() => {
    if (!live || id === undefined) return;
    const { map } = live;
    const element = document.createElement('button');
    element.type = 'button';
    element.className = classes.pin ?? '';
    element.setAttribute('aria-label', t('world-map:move.pin', { name }));
    const first = start.current ?? map.getCenter();
    const pin = new Marker({ element, draggable: true, anchor: 'bottom' }).setLngLat([first.lng, first.lat]);
    const emitPosition = () => {
      const { lat, lng } = pin.getLngLat().wrap();
      latest.current({ lat, lng });
    };
    pin.on('dragend', emitPosition);
    element.addEventListener('keydown', (event) => {
      const by = steps[event.key];
      if (!by) return;
      event.preventDefault();
      event.stopPropagation();
      const [x, y] = by.map((pixels) => pixels * (event.shiftKey ? 10 : 1)) as [number, number];
      const at = map.project(pin.getLngLat());
      pin.setLngLat(map.unproject([at.x + x, at.y + y]));
      emitPosition();
    });
    const click = ({ lngLat }: { lngLat: { lng: number; lat: number } }) => {
      pin.setLngLat(lngLat);
      emitPosition();
    };
    map.on('click', click);
    pin.addTo(map);
    marker.current = pin;
    map.jumpTo({
      center: [first.lng, first.lat],
      zoom: Math.max(map.getZoom(), start.current ? near : 0),
    });
    // The card covers the lower half of a phone.
    if (phone) map.panBy([0, map.getContainer().clientHeight / 4], { duration: 0 });
    element.focus({ preventScroll: true });
    return () => {
      map.off('click', click);
      pin.remove();
      marker.current = null;
    };
  }, [live, id, name, phone, t]);

  useEffect(() => {
    if (!point || !live || !marker.current) return;
    const at = marker.current.getLngLat();
    if (at.lat === point.lat && at.lng === point.lng) return;
    marker.current.setLngLat([point.lng, point.lat]);
    if (!live.map.getBounds().contains([point.lng, point.lat])) {
      live.map.easeTo({ center: [point.lng, point.lat], duration: 400 });
    }
  }, [live, point]);
};
