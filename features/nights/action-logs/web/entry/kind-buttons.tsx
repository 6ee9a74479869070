import { UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { useText } from '#platform/web/i18n/index';
import { useSession } from '#platform/web/session/index';
import { AutoGrid } from '#platform/web/ui/index';
import type { ActionType } from '../../contract/index.ts';
import classes from './entry.module.css';
import { kindIcons, kindsByUse } from './kinds.ts';

/** Buttons that are shown before somebody asks for all. */
const shownFirst = 6;

/** Large buttons of what this porter does, the last used first. */
export const KindButtons = ({ onChosen }: { onChosen: (kind: ActionType) => void }) => {
  const t = useText();
  const { user } = useSession();
  // The order stays while the page is open, so that no button moves after the person has learned its place.
  const [kinds] = useState(() => kindsByUse(user.id));
  const [all, setAll] = useState(false);
  return (
    <AutoGrid min={164} fill gap="xs" data-no-print>
      {(all ? kinds : kinds.slice(0, shownFirst)).map((kind) => {
        const Icon = kindIcons[kind];
        return (
          <UnstyledButton key={kind} className={classes.kind} onClick={() => onChosen(kind)}>
            <Icon size={22} stroke={1.7} aria-hidden />
            <span>{t(`action-logs:type.${kind}`)}</span>
          </UnstyledButton>
        );
      })}
      {!all && (
        <UnstyledButton className={classes.all} onClick={() => setAll(true)}>
          <IconChevronDown size={18} aria-hidden />
          {t('action-logs:entry.allKinds')}
        </UnstyledButton>
      )}
    </AutoGrid>
  );
};
