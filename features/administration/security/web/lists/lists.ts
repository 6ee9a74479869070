import { useQuery } from '@tanstack/react-query';
import { personFilter, roleWords } from '#features/accounts/access/web';
import { peopleEndpoints } from '#features/accounts/people/contract';
import { endpointQuery } from '#platform/web/api/index';
import { useText } from '#platform/web/i18n/index';
import {
  choiceFilter,
  choicesFilter,
  dateRangeFilter,
  defineList,
  recordFilter,
} from '#platform/web/list/index';
import { factorStates, failedReasons, securityListEndpoints } from '../../contract/index.ts';

const useRoleOptions = () => {
  const t = useText();
  const { data = [] } = useQuery(endpointQuery(peopleEndpoints.listOfferedRoles));
  return data.map((role) => ({ value: String(role.id), label: roleWords(role, t) }));
};

const byPersonAndDays = [
  personFilter('user_id', { label: 'security:field.person' }),
  dateRangeFilter('at', {
    label: 'security:field.days',
    from: 'security:field.from',
    to: 'security:field.to',
  }),
] as const;

const latestFirst = [
  { sort: 'at', order: 'desc', label: 'security:list.latest' },
  { sort: 'at', order: 'asc', label: 'security:list.oldest' },
] as const;

export const factorList = defineList({
  name: 'security-factors',
  endpoint: securityListEndpoints.listSecondFactors,
  sorts: ['name'],
  sort: 'name',
  filters: [
    choiceFilter('state', {
      label: 'security:field.state',
      choices: factorStates,
      word: (state, t) => t(`security:state.${state}`),
    }),
    recordFilter('role_id', { label: 'security:field.role', useOptions: useRoleOptions }),
  ],
  quickViews: [
    { id: 'all', label: 'security:list.all', set: { state: undefined } },
    { id: 'missing', label: 'security:state.missing', set: { state: 'missing' } },
    { id: 'grace', label: 'security:state.grace', set: { state: 'grace' } },
    { id: 'over', label: 'security:state.over', set: { state: 'over' } },
  ],
});

export const sessionList = defineList({
  name: 'security-sessions',
  endpoint: securityListEndpoints.listMemberSessions,
  sorts: ['name'],
  sort: 'name',
  filters: byPersonAndDays,
});

export const failedList = defineList({
  name: 'security-failed',
  endpoint: securityListEndpoints.listFailedSignIns,
  sorts: ['at'],
  sort: 'at',
  order: 'desc',
  filters: [
    choicesFilter('reason', {
      label: 'security:field.reason',
      choices: failedReasons,
      word: (reason, t) => t(`security:reason.${reason}`),
    }),
    ...byPersonAndDays,
  ],
  phoneSorts: latestFirst,
});

const ofTopic = <
  E extends (typeof securityListEndpoints)['listExports' | 'listRightsChanges' | 'listSupportAccess'],
>(
  name: string,
  endpoint: E,
) =>
  defineList({
    name,
    endpoint: endpoint as unknown as (typeof securityListEndpoints)['listExports'],
    sorts: ['at'],
    sort: 'at',
    order: 'desc',
    filters: byPersonAndDays,
    phoneSorts: latestFirst,
  });

/** Three calls with the same form, which share one kind of page. */
export const eventLists = {
  exports: ofTopic('security-exports', securityListEndpoints.listExports),
  rights: ofTopic('security-rights', securityListEndpoints.listRightsChanges),
  support: ofTopic('security-support', securityListEndpoints.listSupportAccess),
};
