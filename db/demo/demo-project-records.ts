import type { ProjectStatus, ProjectType } from '#features/projects/special-projects/contract';
import { demoProjects } from './demo-projects.ts';
import { type Picture, type Place, photoAfter, photoBefore } from './picture.ts';

/** Logins of those who write about projects; `@{login}` in a note stands for the name of that person. */
export const projectVoices = ['scheduler', 'manager', 'area.manager', 'supervisor'] as const;

export type ProjectVoice = (typeof projectVoices)[number];

export type ProjectNote = { by: ProjectVoice; words: string };

type Sight = Place & { before: string; after: string };

type Kind = { sight: Sight; paper: readonly string[]; notes: readonly (readonly ProjectNote[])[] };

const says = (by: ProjectVoice, words: string): ProjectNote => ({ by, words });

const carpet: Kind = {
  sight: {
    scene: 'corridor',
    dirt: 'coffee',
    before: 'Walk-through: coffee at the elevators, two more spots by the copier.',
    after: 'Dry and brushed. The spots are out.',
  },
  paper: ['Furniture plan', 'Desks stay where they are.', 'Chairs and bins go to the kitchen.'],
  notes: [
    [
      says('scheduler', '@{area.manager} the machines fit into the freight elevator, I measured it today.'),
      says('area.manager', 'Good. We start at the far end and work back to the elevators.'),
    ],
    [says('manager', '@{scheduler} keep the fans running until six: nobody should walk on wet carpet.')],
    [
      says(
        'area.manager',
        'The glue under the seam is loose. Photo is here, we go over it with low moisture.',
      ),
      says('scheduler', '@{manager} told the client about the seam. It was so before us.'),
    ],
  ],
};

const glass: Kind = {
  sight: {
    scene: 'window',
    dirt: 'dust',
    before: 'Dust of the street and water marks on the upper panes.',
    after: 'Both sides done, sills wiped.',
  },
  paper: ['Roof access', 'Ask for the roof key at the front desk.', 'Anchors were inspected in spring.'],
  notes: [
    [
      says('scheduler', '@{area.manager} the lift comes at five. Cones are in the van.'),
      says('area.manager', 'Wind is forecast for the afternoon, so the high panes first.'),
    ],
    [says('manager', '@{scheduler} the coffee bar asked us to be away from its terrace by eight.')],
  ],
};

const water: Kind = {
  sight: {
    scene: 'loading-dock',
    dirt: 'oil',
    before: 'Oil below the compactor, needs the degreaser first.',
    after: 'Rinsed twice, drains are free.',
  },
  paper: ['Water and power', 'Hose connection: left of the dock door.', 'Outlets: 20 amps, column C.'],
  notes: [
    [
      says('scheduler', '@{area.manager} the garage moves the cars off level one by nine in the evening.'),
      says('area.manager', 'Thank you. We bring our own lights, half of theirs are out.'),
    ],
    [says('manager', '@{scheduler} the hose bib at the dock leaks. The building knows and sends somebody.')],
  ],
};

const other: Kind = {
  sight: {
    scene: 'conference',
    dirt: 'dust',
    before: 'As the room was handed to us.',
    after: 'As we left it.',
  },
  paper: ['Work order', 'Signed on site after the work was shown.', 'Nothing was left open.'],
  notes: [
    [
      says('area.manager', 'Done and walked with the client. She signed on the spot.'),
      says('scheduler', '@{manager} the signed sheet is with the files, it can be billed.'),
    ],
    [says('scheduler', '@{area.manager} two more people than planned for the first night, please.')],
  ],
};

const kinds: Partial<Record<ProjectType, Kind>> = {
  'carpet cleaning': carpet,
  'glass cleaning': glass,
  subcontract: glass,
  'power washing': water,
};

const kindOf = (type: ProjectType): Kind => kinds[type] ?? other;

const paperKey = (title: string): string => `project paper ${title}`;

const photoKey = (title: string, when: 'before' | 'after'): string => `project ${title} ${when}`;

/** Work that somebody has walked by now. */
const wasWalked = (status: ProjectStatus): boolean => status !== 'draft' && status !== 'proposed';

const walked = demoProjects.filter(({ status }) => wasWalked(status));

export const projectPictures: readonly Picture[] = walked.flatMap(({ title, type, status }) => {
  const { sight } = kindOf(type);
  const before = photoBefore(photoKey(title, 'before'), sight);
  return status === 'closed' ? [before, photoAfter(photoKey(title, 'after'), sight)] : [before];
});

export const projectPapers = walked.map(({ title, type }) => {
  const pages = [kindOf(type).paper];
  const name = `${(pages[0]?.[0] ?? '').toLowerCase().replaceAll(' ', '-')}.pdf`;
  return { line: paperKey(title), name, pages };
});

/** The records of a project: its files, by the keys under which they were stored, and its notes. */
export const recordsOf = ({ title, type, at }: { title: string; type: ProjectType; at: number }) => {
  const { sight, notes } = kindOf(type);
  return {
    files: [
      { key: paperKey(title), comment: '', photo: false },
      { key: photoKey(title, 'before'), comment: sight.before, photo: true },
      { key: photoKey(title, 'after'), comment: sight.after, photo: true },
    ],
    notes: notes[at % notes.length] ?? [],
  };
};
