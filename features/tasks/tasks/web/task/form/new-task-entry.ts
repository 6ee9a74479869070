import { photoParts } from '#features/accounts/files/web';
import type { Building } from '#features/sites/buildings/contract';
import { buildingQuery } from '#features/sites/buildings/web';
import { defaultZone } from '#platform/web/i18n/index';
import type { EntryOf } from '#platform/web/outbox/index';
import { derivedTitle, type taskEndpoints, titleWords } from '../../../contract/index.ts';
import { type AboutNewTask, siteWords } from '../outbox/about.ts';
import { createTaskWrite } from '../outbox/create-task-write.ts';
import { dueToSend } from './due-value.ts';
import type { CreateValues, createSchema } from './task-values.ts';

export const newTaskEntry: EntryOf<
  typeof createSchema,
  CreateValues,
  typeof taskEndpoints.createTask,
  AboutNewTask
> = (client, body, values, stamps) => {
  const { files, details } = photoParts(values.photos);
  const building = client.getQueryData<Building>(buildingQuery(body.building_id).queryKey);
  const due_at = dueToSend(values.due_at, building?.time_zone ?? defaultZone());
  return {
    kind: createTaskWrite,
    parts: { body: { ...body, ...stamps, ...details, due_at }, files },
    about: {
      title: titleWords(body.title || derivedTitle(body.description)),
      site: siteWords(client, body.job_id),
    },
  };
};
