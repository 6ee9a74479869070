import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#platform/web/api/index';
import { showProblem, showSuccess } from '#platform/web/feedback/index';
import { formatPhone, useText } from '#platform/web/i18n/index';
import { type PersonRecord, peopleEndpoints } from '../../contract/index.ts';
import { cachePerson } from '../queries.ts';

export const useInvite = ({ id, email, phone }: Pick<PersonRecord, 'id' | 'email' | 'phone'>) => {
  const t = useText();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const invite = async () => {
    setBusy(true);
    try {
      cachePerson(queries, await call(peopleEndpoints.invitePerson, { params: { id } }));
      showSuccess(t('people:done.invite', { reach: email ?? formatPhone(phone ?? '') }));
    } catch (error) {
      showProblem(error);
    } finally {
      setBusy(false);
    }
  };
  return { invite, busy };
};
