import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import { wordsOfRecord } from '#platform/server/http/document/preview-text';
import { withTransitions } from '#platform/server/texts/with-transitions';
import { type Key, keyEndpoints, keyListEndpoints, keyMessages, keyTransitions } from '../contract/index.ts';
import { auditedKeys } from './audited-keys.ts';
import { personHolding } from './leaving/person-holding.ts';
import { exportKeys } from './list/export-keys.ts';
import { listKeys } from './list/list-keys.ts';
import { keyNotificationKind } from './notices/key-notification-kind.ts';
import { createKeys } from './record/create-keys.ts';
import { countKeysOfPerson, loadKeyWarnings } from './record/key-counts-repository.ts';
import { listJobKeys, listOwnKeys } from './record/list-job-keys.ts';
import { getKey } from './record/present-key.ts';
import { updateKey } from './record/update-key.ts';
import { keyWords } from './texts.ts';
import { confirmKey } from './transitions/confirm-key.ts';
import { handOverKeys } from './transitions/hand-over-keys.ts';
import { transitionKey } from './transitions/transition-key.ts';

const keyLine = ({ label, opens, lost, custody }: Key): string =>
  [label, opens, lost?.note, custody?.user.name].filter(Boolean).join('\n');

export const feature = defineServerFeature({
  name: 'keys',
  endpoints: { ...keyEndpoints, ...keyListEndpoints },
  handlers: {
    getKey,
    listJobKeys,
    listOwnKeys,
    createKeys,
    updateKey,
    transitionKey,
    confirmKey,
    handOverKeys,
    listKeys,
    exportKeys,
  },
  messages: withTransitions(keyMessages, keyTransitions, keyWords),
  previewText: {
    '/job/$jobId?tab=keys': wordsOfRecord(keyEndpoints.listJobKeys, (keys) => ({ lines: keys.map(keyLine) })),
  },
  audited: { key: auditedKeys },
  // The entity id of a `held-keys` event is the person who has received them.
  liveAccess: { key: 'hasAccessWorld', 'held-keys': 'own' },
  notices: { keys: keyNotificationKind },
  jobWarnings: { keys: loadKeyWarnings },
  personHoldings: { keys: personHolding },
  counts: { 'user.keys': countKeysOfPerson },
});
