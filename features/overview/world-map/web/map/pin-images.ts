import type { Map as MapView } from 'maplibre-gl';
import { approximateOffset, kindOf, type LookKind, looks } from '../sites/site-index.ts';
import { kindColour, type MapColours } from './map-colours.ts';

const ratio = 2;

type Shape = (context: CanvasRenderingContext2D, middle: number, reach: number) => void;

const circle: Shape = (context, middle, reach) => context.arc(middle, middle, reach, 0, 2 * Math.PI);

const square: Shape = (context, middle, reach) => {
  const side = reach * 1.06;
  context.roundRect(middle - side, middle - side, side * 2, side * 2, 3);
};

const smallSquare: Shape = (context, middle, reach) => {
  const side = reach * 0.88;
  context.roundRect(middle - side, middle - side, side * 2, side * 2, 1.5);
};

const triangle: Shape = (context, middle, reach) => {
  const long = reach * 1.3;
  context.moveTo(middle, middle - long);
  context.lineTo(middle + long * 1.12, middle + long * 0.86);
  context.lineTo(middle - long * 1.12, middle + long * 0.86);
};

const diamond: Shape = (context, middle, reach) => {
  const long = reach * 1.22;
  context.moveTo(middle, middle - long);
  context.lineTo(middle + long, middle);
  context.lineTo(middle, middle + long);
  context.lineTo(middle - long, middle);
};

/** Each kind has a shape of its own, for people who cannot tell the colours apart. */
const shapes: Record<LookKind, Shape> = {
  active: circle,
  fine: circle,
  behind: square,
  late: triangle,
  draft: diamond,
  inactive: smallSquare,
  unscored: diamond,
  success: circle,
  warning: triangle,
  error: square,
  unexpected: diamond,
  finalized: circle,
  running: triangle,
  missing: square,
};

/** Writes the number of past due tasks in the middle of the pin; lower in a triangle, which has more room there. */
const writeCount = (context: CanvasRenderingContext2D, words: string, size: number, low: boolean) => {
  context.font = `700 ${words.length > 1 ? 9 : 12}px "Inter Variable", sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(words, size / 2, size / 2 + (low ? 2.5 : 0.5));
};

const dark = '#1a1f26';

const draw = (look: number, picked: boolean, colours: MapColours): ImageData => {
  const kind = kindOf(look);
  const words = looks[look % approximateOffset] ?? '';
  const counted = kind === 'late' || kind === 'behind';
  const reach = (picked ? 10 : 7) + (counted ? 2 : 0);
  const size = reach * 2 + 14;
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = size * ratio;
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  context.scale(ratio, ratio);
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
  context.fillStyle = near ? '#ffffff' : kindColour[kind];
  context.fill();
  context.strokeStyle = dark;
  context.lineWidth = 1.2;
  context.stroke();
  if (near && counted) {
    outline(-0.4);
    context.strokeStyle = kindColour[kind];
    context.lineWidth = 2;
    context.stroke();
  } else if (near) {
    outline(-2.6);
    context.fillStyle = kindColour[kind];
    context.fill();
  }
  if (counted) {
    context.fillStyle = near || kind === 'late' ? dark : '#ffffff';
    writeCount(context, words, size, kind === 'late');
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
