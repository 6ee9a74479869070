import {
  IconDeviceMobileOff,
  IconKey,
  IconMailForward,
  IconPlayerPlay,
  IconTrash,
  IconUserOff,
} from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#platform/web/api/index';
import { confirm, showProblem, showSuccess } from '#platform/web/feedback/index';
import { useText } from '#platform/web/i18n/index';
import type { MenuAction } from '#platform/web/ui/index';
import { type PersonRecord, peopleEndpoints } from '../../contract/index.ts';
import { cachePerson } from '../queries.ts';
import { useInvite } from './use-invite.ts';

export type PersonDialog = 'deactivate' | 'delete' | 'restore' | 'password' | 'factors';

/** What can be done with a person beside changing the fields. */
export const usePersonSteps = (person: PersonRecord) => {
  const t = useText();
  const queries = useQueryClient();
  const [dialog, setDialog] = useState<PersonDialog | null>(null);
  const { invite } = useInvite(person);
  const { id, name, can } = person;

  const activate = async () => {
    if (!(await confirm(t('people:question.activate', { name }), { agree: t('people:step.activate') })))
      return;
    try {
      const saved = await call(peopleEndpoints.activatePerson, { params: { id } });
      cachePerson(queries, saved);
      showSuccess(
        t(saved.status === 'invited' ? 'people:done.invitedAgain' : 'people:done.activated', { name }),
      );
    } catch (error) {
      showProblem(error);
    }
  };

  const step = (
    may: boolean,
    name: 'invite' | 'activate' | 'password' | 'factors' | 'deactivate' | 'delete',
    icon: MenuAction['icon'],
    onClick: () => void,
  ): MenuAction[] =>
    may ? [{ label: t(`people:step.${name}`), icon, onClick, danger: name === 'delete' }] : [];

  const menu: MenuAction[] = [
    ...step(can.invite, 'invite', IconMailForward, () => void invite()),
    ...step(can.activate, 'activate', IconPlayerPlay, () => void activate()),
    ...step(can.update && person.status !== 'invited', 'factors', IconDeviceMobileOff, () =>
      setDialog('factors'),
    ),
    ...step(can.set_password, 'password', IconKey, () => setDialog('password')),
    ...step(can.deactivate, 'deactivate', IconUserOff, () => setDialog('deactivate')),
    ...step(can.delete, 'delete', IconTrash, () => setDialog('delete')),
  ];
  return { menu, dialog, open: setDialog, close: () => setDialog(null) };
};
