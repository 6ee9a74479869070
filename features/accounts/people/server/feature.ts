import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import { wordsOfRecord, wordsOfText } from '#platform/server/http/document/preview-text';
import { defineWork } from '#platform/server/queue/define-work';
import { withStatuses } from '#platform/server/texts/with-statuses';
import { peopleEndpoints, peopleMessages } from '../contract/index.ts';
import { auditedPeople } from './audited-people.ts';
import { peopleHandlers } from './handlers.ts';
import { joinedListener, joinedWork, sendJoinedMail } from './invitation/send-joined-mail.ts';
import { accessOf } from './leaving/former-access.ts';
import { peopleRightRules } from './rights/right-rules.ts';

const ofForm = wordsOfRecord(peopleEndpoints.getPerson, ({ name }) => ({
  title: name,
  lead: 'people:section.aboutText',
}));

const ofPerson = wordsOfRecord(peopleEndpoints.getPerson, ({ name }) => ({ title: name }));

import { personStatusWords } from './texts.ts';

export const feature = defineServerFeature({
  name: 'people',
  endpoints: peopleEndpoints,
  handlers: (gather) => peopleHandlers(gather('personHoldings'), accessOf(gather('personAccess'))),
  messages: withStatuses(peopleMessages, 'person_status', personStatusWords),
  listeners: (_gather, queue) => [joinedListener(queue)],
  mails: (gather) => ({
    joined: defineWork(joinedWork, (wiring, work) =>
      sendJoinedMail(wiring, work, gather('personHoldings'), accessOf(gather('personAccess'))),
    ),
  }),
  audited: { user: auditedPeople },
  rightRules: peopleRightRules,
  previewText: {
    '/admin/users': wordsOfText('people:list.subtitle'),
    '/admin/user/create': wordsOfText('people:form.lead'),
    '/admin/register': wordsOfText('people:form.registerLead'),
    '/admin/user/$userId': ofForm,
    '/admin/user/$userId/invite': ofPerson,
    '/admin/user/$userId/rights': ofPerson,
    '/admin/user/$userId/assignments': ofPerson,
    '/admin/user/$userId/jobs': ofPerson,
  },
  // The entity id of a `rights` event is a person; the event goes only to that person.
  liveAccess: { user: 'hasAccessAdminUsers', rights: 'own' },
});
