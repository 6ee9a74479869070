import type { Map as MapView } from 'maplibre-gl';
import { approximateOffset, type Look, looks } from '../sites/site-index.ts';
import { lookColour, type MapColours } from './map-colours.ts';

const ratio = 2;

type Shape = (context: CanvasRenderingContext2D, middle: number, reach: number) => void;

const circle: Shape = (context, middle, reach) => context.arc(middle, middle, reach, 0, 2 * Math.PI);

/** Each look has a shape or a mark of its own, for people who cannot tell the colours apart. */
const shapes: Record<Look, Shape> = {
  active: circle,
  busy: circle,
  behind: circle,
  late: (context, middle, reach) => {
    const long = reach * 1.3;
    context.moveTo(middle, middle - long);
    context.lineTo(middle + long, middle + long * 0.8);
    context.lineTo(middle - long, middle + long * 0.8);
  },
  draft: (context, middle, reach) => {
    const long = reach * 1.22;
    context.moveTo(middle, middle - long);
    context.lineTo(middle + long, middle);
    context.lineTo(middle, middle + long);
    context.lineTo(middle - long, middle);
  },
  inactive: (context, middle, reach) => {
    const side = reach * 0.88;
    context.roundRect(middle - side, middle - side, side * 2, side * 2, 1.5);
  },
};

/** In the middle of a busy site a dot, of one that is behind an exclamation mark. */
const marks: Partial<Record<Look, Shape>> = {
  busy: (context, middle, reach) => context.arc(middle, middle, reach * 0.36, 0, 2 * Math.PI),
  behind: (context, middle, reach) => {
    context.rect(middle - 1.2, middle - reach * 0.66, 2.4, reach * 0.76);
    context.rect(middle - 1.2, middle + reach * 0.36, 2.4, 2.4);
  },
};

const dark = '#1a1f26';

const draw = (look: number, picked: boolean, colours: MapColours): ImageData => {
  const reach = picked ? 10 : 7;
  const size = reach * 2 + 12;
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = size * ratio;
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  context.scale(ratio, ratio);
  const kind = looks[look % approximateOffset] ?? 'inactive';
  const near = look >= approximateOffset;
  const outline = (extra: number) => {
    context.beginPath();
    shapes[kind](context, size / 2, reach + extra);
    context.closePath();
  };
  outline(2.4);
  context.fillStyle = picked ? colours.picked : colours.pinEdge;
  context.fill();
  outline(picked ? 0.8 : 0.6);
  context.fillStyle = near ? '#ffffff' : lookColour[kind];
  context.fill();
  context.strokeStyle = dark;
  context.lineWidth = 1.2;
  context.stroke();
  if (near) {
    outline(-2.6);
    context.fillStyle = lookColour[kind];
    context.fill();
  }
  const mark = marks[kind];
  if (mark) {
    context.beginPath();
    mark(context, size / 2, reach);
    context.fillStyle = '#ffffff';
    context.fill();
  }
  return context.getImageData(0, 0, canvas.width, canvas.height);
};

export const pinImage = (look: number, picked = false): string => `${picked ? 'picked' : 'pin'}-${look}`;

export const addPinImages = (map: MapView, colours: MapColours): void => {
  for (let look = 0; look < approximateOffset * 2; look++) {
    for (const picked of [false, true]) {
      const name = pinImage(look, picked);
      if (!map.hasImage(name)) map.addImage(name, draw(look, picked, colours), { pixelRatio: ratio });
    }
  }
};

/** The picture of a pin for the legend. */
export const pinPicture = (look: number, colours: MapColours): string => {
  const image = draw(look, false, colours);
  const canvas = document.createElement('canvas');
  canvas.width = image.width;
  canvas.height = image.height;
  canvas.getContext('2d')?.putImageData(image, 0, 0);
  return canvas.toDataURL();
};
