export type Point = { x: number; y: number };

/** Coordinates are in units of the pad, independent of its size on screen. */
export type Ink = { base: ImageBitmap | null; typed: string; strokes: Point[][] };

export const pad = { width: 600, height: 240 } as const;

export const noInk = (): Ink => ({ base: null, typed: '', strokes: [] });

export const isBlank = ({ base, typed, strokes }: Ink): boolean =>
  base === null && typed === '' && strokes.length === 0;

const paper = '#ffffff';
const ink = '#14213d';
const handwriting = '"Segoe Script", "Snell Roundhand", "Bradley Hand", "Dancing Script", cursive';

/** Draws through the midpoints between points, so that the line has no corners. */
const drawStroke = (context: CanvasRenderingContext2D, stroke: readonly Point[]): void => {
  const [first] = stroke;
  const last = stroke.at(-1);
  if (!first || !last) return;
  context.beginPath();
  context.moveTo(first.x, first.y);
  for (const [at, point] of stroke.entries()) {
    const next = stroke[at + 1] ?? point;
    context.quadraticCurveTo(point.x, point.y, (point.x + next.x) / 2, (point.y + next.y) / 2);
  }
  // A tap is a dot.
  context.lineTo(last.x + 0.01, last.y);
  context.stroke();
};

const drawName = (context: CanvasRenderingContext2D, name: string): void => {
  const wanted = 72;
  const font = (size: number) => `italic ${size}px ${handwriting}`;
  context.font = font(wanted);
  const room = pad.width - 80;
  context.font = font(Math.min(wanted, (wanted * room) / context.measureText(name).width));
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  context.fillText(name, pad.width / 2, pad.height * 0.68);
};

/** Dark on white in every colour scheme, because it is stored and printed like this. */
export const drawInk = (canvas: HTMLCanvasElement, { base, typed, strokes }: Ink): void => {
  const context = canvas.getContext('2d');
  if (!context) return;
  context.setTransform(canvas.width / pad.width, 0, 0, canvas.height / pad.height, 0, 0);
  context.fillStyle = paper;
  context.fillRect(0, 0, pad.width, pad.height);
  if (base) context.drawImage(base, 0, 0, pad.width, pad.height);
  context.fillStyle = ink;
  context.strokeStyle = ink;
  context.lineWidth = 3.5;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  if (typed) drawName(context, typed);
  for (const stroke of strokes) drawStroke(context, stroke);
};

/** The picture to store: twice the size of the pad, on any screen. */
export const inkImage = (drawn: Ink): Promise<Blob | null> => {
  if (isBlank(drawn)) return Promise.resolve(null);
  const canvas = document.createElement('canvas');
  canvas.width = pad.width * 2;
  canvas.height = pad.height * 2;
  drawInk(canvas, drawn);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
};
