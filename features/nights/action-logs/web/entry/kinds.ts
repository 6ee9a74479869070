import {
  IconArmchair,
  IconDoorEnter,
  IconDots,
  IconDroplets,
  IconElevator,
  IconHandFinger,
  IconPackage,
  IconRoute,
  IconSpeakerphone,
  IconToiletPaper,
  IconTrash,
  IconTree,
} from '@tabler/icons-react';
import { type ActionType, actionTypes } from '../../contract/index.ts';

export const kindIcons = {
  restroom_check: IconToiletPaper,
  lobby: IconDoorEnter,
  spill: IconDroplets,
  trash: IconTrash,
  restock: IconPackage,
  touch_points: IconHandFinger,
  event: IconArmchair,
  elevator: IconElevator,
  exterior: IconTree,
  tenant_request: IconSpeakerphone,
  walk_through: IconRoute,
  other: IconDots,
} as const satisfies Record<ActionType, typeof IconDots>;

const key = (userId: number): string => `action-log-kinds-${userId}`;

const readKinds = (userId: number): ActionType[] => {
  const kept = localStorage.getItem(key(userId))?.split(',') ?? [];
  return actionTypes.filter((kind) => kept.includes(kind)).sort((a, b) => kept.indexOf(a) - kept.indexOf(b));
};

/** All kinds, those that this person used last first. */
export const kindsByUse = (userId: number): readonly ActionType[] => [
  ...new Set([...readKinds(userId), ...actionTypes]),
];

export const rememberKind = (userId: number, kind: ActionType): void =>
  localStorage.setItem(key(userId), [...new Set([kind, ...readKinds(userId)])].join(','));
