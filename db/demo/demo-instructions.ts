import type { InstructionFields } from '#features/sites/site-instructions/server';
import type { Picture, SceneName } from './picture.ts';

export type DemoInstruction = Omit<InstructionFields, 'building_id'> & { photo?: SceneName };

const always = { weekdays: [], day: null, month: null };

const nightly = { ...always, frequency: 'nightly' } as const;

const weekly = (...weekdays: number[]) => ({ ...always, frequency: 'weekly', weekdays }) as const;

const monthly = (day: number) => ({ ...always, frequency: 'monthly', day }) as const;

/** The work at an office building, in the order in which people come by the rooms. */
const officeWork: readonly DemoInstruction[] = [
  {
    ...nightly,
    room: 'Main lobby',
    photo: 'lobby',
    text_en: 'Vacuum the entrance mats first, then damp mop the stone from the elevators to the doors.',
    text_es:
      'Aspire primero los tapetes de la entrada; luego trapee la piedra desde los elevadores hasta las puertas.',
  },
  {
    ...nightly,
    room: 'Main lobby',
    text_en: 'Wipe the reception counter and the turnstiles. Leave the guest book open on today’s page.',
    text_es:
      'Limpie el mostrador de recepción y los torniquetes. Deje el libro de visitas abierto en la página de hoy.',
  },
  {
    ...weekly(1, 4),
    room: 'Main lobby',
    text_en: 'Clean both sides of the entrance glass up to 8 feet.',
    text_es: 'Limpie ambos lados del vidrio de la entrada hasta 8 pies de altura.',
  },
  {
    ...nightly,
    room: 'Restrooms',
    photo: 'restroom',
    text_en:
      'Top to bottom: refill, mirrors, counters, fixtures, floor. Use the red cloths here and nowhere else.',
    text_es:
      'De arriba hacia abajo: reponer, espejos, encimeras, sanitarios y piso. Use los paños rojos aquí y en ningún otro lugar.',
  },
  {
    ...weekly(3),
    room: 'Restrooms',
    text_en: 'Pour a bucket of water into each floor drain.',
    text_es: 'Vierta un balde de agua en cada desagüe del piso.',
  },
  {
    ...monthly(1),
    room: 'Restrooms',
    text_en: 'Machine scrub the tile and grout.',
    text_es: 'Lave a máquina los azulejos y las juntas.',
  },
  {
    ...nightly,
    room: 'Break rooms',
    photo: 'kitchen',
    text_en:
      'Empty trash and recycling, wipe tables and the outside of the microwave. Run the dishwasher if it is full.',
    text_es:
      'Vacíe la basura y el reciclaje, limpie las mesas y el exterior del microondas. Encienda el lavaplatos si está lleno.',
  },
  {
    ...weekly(5),
    room: 'Break rooms',
    text_en: 'Empty the refrigerator of everything without a name on it.',
    text_es: '',
  },
  {
    ...nightly,
    room: 'Conference rooms',
    text_en: 'Straighten the chairs, wipe the tables. Never clean a whiteboard that says “Save”.',
    text_es: 'Acomode las sillas y limpie las mesas. Nunca borre un pizarrón que diga “Save”.',
  },
  {
    ...always,
    frequency: 'quarterly',
    day: 15,
    month: 1,
    room: 'Corridors',
    text_en: 'Extract the carpet. Ask the building engineer to turn off the night setback the day before.',
    text_es:
      'Lave la alfombra por extracción. El día anterior, pida al ingeniero del edificio que desactive el ahorro nocturno.',
  },
  {
    ...always,
    frequency: 'as_needed',
    room: 'Loading dock',
    text_en: 'After snow, sweep the ramp and spread ice melt before 6 AM.',
    text_es: 'Después de nevar, barra la rampa y esparza sal antes de las 6 a. m.',
  },
  {
    ...always,
    frequency: 'yearly',
    day: 1,
    month: 7,
    room: 'Loading dock',
    text_en: 'Pressure wash the dock floor.',
    text_es: 'Lave a presión el piso del muelle.',
  },
];

/** Added after people had read the instructions for the first time. */
const added: DemoInstruction = {
  ...nightly,
  room: 'Main lobby',
  text_en: 'New directory screen beside the elevators: dry cloth only, no spray.',
  text_es: 'Pantalla nueva junto a los elevadores: solo paño seco, sin rociador.',
};

export type InstructedSite = {
  /** Its number among the places of the demo. */
  place: number;
  work: readonly DemoInstruction[];
  /** For each person who has read these: how many days ago. */
  reads: Readonly<Record<string, number>>;
  /** What was added after that. */
  later: readonly DemoInstruction[];
};

export const instructedSites: readonly InstructedSite[] = [
  { place: 0, work: officeWork, reads: { 'area.manager': 20, supervisor: 12 }, later: [added] },
  { place: 1, work: officeWork.slice(0, 9), reads: { supervisor: 5, porter: 4 }, later: [] },
  { place: 4, work: officeWork.slice(3), reads: {}, later: [] },
];

export const instructionPhoto = (scene: SceneName): string => `instruction ${scene}`;

const shown = new Set(officeWork.flatMap(({ photo }) => photo ?? []));

export const instructionPictures: readonly Picture[] = [...shown].map((scene) => ({
  key: instructionPhoto(scene),
  name: `${scene}.jpg`,
  file: `${scene}-clean.jpg`,
}));
