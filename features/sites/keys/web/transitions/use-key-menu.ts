import {
  IconArrowBackUp,
  IconArrowsExchange,
  IconBuildingSkyscraper,
  IconHandGrab,
  IconInbox,
  IconMoodHappy,
  IconTrashX,
  IconZoomQuestion,
} from '@tabler/icons-react';
import { useText } from '#platform/web/i18n/index';
import type { MenuAction } from '#platform/web/ui/index';
import type { Key, KeyTransition } from '../../contract/index.ts';

const icons: Record<KeyTransition, MenuAction['icon']> = {
  hand_over: IconHandGrab,
  transfer: IconArrowsExchange,
  return: IconArrowBackUp,
  report_lost: IconZoomQuestion,
  find: IconMoodHappy,
  return_to_client: IconBuildingSkyscraper,
  take_back: IconInbox,
  retire: IconTrashX,
};

/** The actions that the server allows the reader for a key. */
export const useKeyMenu = (onTransition: (key: Key, transition: KeyTransition) => void) => {
  const t = useText();
  return (key: Key): MenuAction[] =>
    key.allowed_transitions.map((transition) => ({
      label: t(`keys:step.${transition}`),
      icon: icons[transition],
      danger: transition === 'report_lost' || transition === 'retire',
      onClick: () => onTransition(key, transition),
    }));
};
