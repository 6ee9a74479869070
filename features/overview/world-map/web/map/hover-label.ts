import type { Map as MapView } from 'maplibre-gl';
import { clickable } from './pin-layers.ts';

/** Shows the name of the pin under the pointer. Touch and keyboard get it from the card and the list. */
export const addHoverLabel = (map: MapView, className: string, nameOf: (job: number) => string): void => {
  const label = document.createElement('div');
  label.className = className;
  label.hidden = true;
  label.setAttribute('aria-hidden', 'true');
  map.getContainer().append(label);
  const hide = () => {
    label.hidden = true;
    map.getCanvas().style.cursor = '';
  };
  map.on('mousemove', (event) => {
    if (map.isMoving()) return;
    const [found] = map.queryRenderedFeatures(event.point, { layers: clickable });
    if (!found) return hide();
    map.getCanvas().style.cursor = 'pointer';
    const job = (found.properties as { job?: number }).job;
    label.hidden = job === undefined;
    if (job === undefined) return;
    label.textContent = nameOf(job);
    label.style.transform = `translate(${event.point.x + 14}px, ${event.point.y + 10}px)`;
  });
  map.on('mouseout', hide);
  map.on('movestart', hide);
};
