import type { Markup } from '#features/accounts/files/contract';
import { instructionPictures } from './demo-instructions.ts';
import { demoPeople } from './demo-people.ts';
import { projectPictures } from './demo-project-records.ts';
import { type DemoTask, demoTasks } from './demo-tasks.ts';
import { type Picture, photoAfter, photoBefore } from './picture.ts';

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

const steps = ['lobby-clean.jpg', 'lobby-left.jpg', 'lobby-right.jpg'] as const;

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

const photosOf = (task: DemoTask, index: number): Picture[] => {
  const { photo } = task.work;
  if (!task.pictured || !photo) return [];
  const before = photoBefore(pictureKeys.before(index), photo);
  return isDone(task) ? [before, photoAfter(pictureKeys.after(index), photo)] : [before];
};

/** Logins. The former supervisor has no portrait: pictures of people who left are removed. */
export const portrayed = demoPeople.flatMap(({ login, deactivated }) => (deactivated ? [] : [login]));

const dashed = (words: string): string => words.toLowerCase().replaceAll(/[ .]/g, '-');

/** Everything the demo shows. */
export const demoPictures: readonly Picture[] = [
  ...demoTasks.flatMap(photosOf),
  ...Array.from({ length: seriesPhotos }, (_, nth) => ({
    key: pictureKeys.series(nth),
    name: 'lobby.jpg',
    file: steps[nth % steps.length] ?? steps[0],
  })),
  ...portrayed.map((login) => ({
    key: pictureKeys.portrait(login),
    name: `${login}.jpg`,
    file: `portrait-${dashed(login)}.jpg`,
  })),
  ...demoTasks.flatMap(({ requireSignature }, index) =>
    requireSignature
      ? {
          key: pictureKeys.signature(index),
          name: 'signature.png',
          file: `signature-${dashed(signerOf(index))}.png`,
        }
      : [],
  ),
  ...instructionPictures,
  ...projectPictures,
  { key: pictureKeys.logo, name: 'brightside.png', file: 'logo.png' },
  { key: pictureKeys.wideLogo, name: 'brightside-wide.png', file: 'logo-wide.png' },
];
