import type { Shot } from '../furniture.ts';
import { airVent } from './air-vent.ts';
import { conference } from './conference.ts';
import { corridor } from './corridor.ts';
import { elevator } from './elevator.ts';
import { entrance } from './entrance.ts';
import { garage } from './garage.ts';
import { kitchen } from './kitchen.ts';
import { loadingDock } from './loading-dock.ts';
import { lobby } from './lobby.ts';
import { restroom } from './restroom.ts';
import { stairwell } from './stairwell.ts';
import { officeWindow } from './window.ts';

/** What can be photographed, with or without its dirt. */
export const scenes = {
  'air-vent': airVent,
  conference,
  corridor,
  elevator,
  entrance,
  garage,
  kitchen,
  'loading-dock': loadingDock,
  lobby,
  restroom,
  stairwell,
  window: officeWindow,
} satisfies Record<string, (shot: Shot) => string>;

export type SceneName = keyof typeof scenes;
