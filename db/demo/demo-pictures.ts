import type { Markup } from '#features/accounts/files/contract';
import { instructionPictures } from './demo-instructions.ts';
import { portraits } from './demo-portraits.ts';
import { projectPictures } from './demo-project-records.ts';
import { type DemoTask, demoTasks } from './demo-tasks.ts';
import { drawLogo, drawWideLogo } from './pictures/logo.ts';
import { type Picture, photoOf } from './pictures/picture.ts';
import { drawPortrait } from './pictures/portrait.ts';
import { drawSignature } from './pictures/signature.ts';

export const pictureKeys = {
  before: (index: number) => `task ${index} before`,
  after: (index: number) => `task ${index} after`,
  series: (nth: number) => `series ${nth}`,
  portrait: (login: string) => `portrait ${login}`,
  signature: (index: number) => `task ${index} signature`,
  logo: 'logo',
  wideLogo: 'wide logo',
} as const;

/** Who signs for the client. */
export const signerOf = (index: number): string => (index % 2 === 0 ? 'Petra Keystone' : 'Dalton Gatepost');

/** Photos of the weekly work of a series, one for each past date: the same lobby from another step each time. */
const seriesPhotos = 12;

/** What was drawn on the photos of these places: an arrow to what is meant, or a circle around it. */
const marks: Record<string, Markup> = {
  'lobby/coffee': [
    { kind: 'circle', from: [0.33, 0.68], to: [0.67, 0.92], colour: 'red' },
    { kind: 'arrow', from: [0.8, 0.5], to: [0.66, 0.7], colour: 'red' },
  ],
  'corridor/coffee': [
    { kind: 'circle', from: [0.33, 0.7], to: [0.67, 0.95], colour: 'yellow' },
    { kind: 'text', at: [0.36, 0.64], text: 'Hot water extraction', colour: 'yellow' },
  ],
  'garage/glass': [
    { kind: 'circle', from: [0.22, 0.67], to: [0.78, 0.93], colour: 'red' },
    { kind: 'text', at: [0.4, 0.62], text: 'Glass', colour: 'red' },
  ],
};

export const marksOf = ({ work }: DemoTask): Markup | null =>
  marks[`${work.photo?.scene}/${work.photo?.dirt}`] ?? null;

export const isDone = ({ status }: DemoTask): boolean => status === 'closed' || status === 'completed';

const photosOf = (task: DemoTask, index: number, look: number): Picture[] => {
  if (!task.pictured || !task.work.photo) return [];
  const place = { ...task.work.photo, look, seed: `task ${index}` };
  const before = photoOf(pictureKeys.before(index), 'before.jpg', place, true);
  return isDone(task) ? [before, photoOf(pictureKeys.after(index), 'after.jpg', place, false)] : [before];
};

/** Everything the demo shows. `lookOf` tells the building of a task by number: its rooms look alike. */
export const demoPictures = (lookOf: (task: DemoTask, index: number) => number): Picture[] => [
  ...demoTasks.flatMap((task, index) => photosOf(task, index, lookOf(task, index))),
  ...Array.from({ length: seriesPhotos }, (_, nth) => {
    const aside = ((nth * 5) % 7) * 0.12 - 0.36;
    const place = { scene: 'lobby', dirt: '', look: 0, seed: 'weekly', aside } as const;
    return photoOf(pictureKeys.series(nth), 'lobby.jpg', place, false);
  }),
  ...Object.entries(portraits).map(
    ([login, portrait]): Picture => ({
      key: pictureKeys.portrait(login),
      name: `${login}.jpg`,
      kind: 'photo',
      draw: () => drawPortrait(portrait),
    }),
  ),
  ...demoTasks.flatMap((task, index): Picture[] => {
    if (!task.requireSignature) return [];
    const draw = () => drawSignature(signerOf(index));
    return [{ key: pictureKeys.signature(index), name: 'signature.png', kind: 'graphic', draw }];
  }),
  ...instructionPictures,
  ...projectPictures,
  { key: pictureKeys.logo, name: 'brightside.png', kind: 'graphic', draw: drawLogo },
  { key: pictureKeys.wideLogo, name: 'brightside-wide.png', kind: 'graphic', draw: drawWideLogo },
];
