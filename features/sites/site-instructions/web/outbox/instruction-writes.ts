import type { EndpointShape } from '#platform/contract/endpoint';
import { text } from '#platform/web/i18n/index';
import type { WriteKind } from '#platform/web/outbox/index';
import { instructionEndpoints } from '../../contract/index.ts';
import { instructionsHref } from '../addresses.ts';
import { refreshInstructions } from '../live.ts';

export type AboutInstructions = {
  jobId: number;
  /** The room; empty where all instructions are meant. */
  name: string;
  /** The instruction that was changed; null for a new one. */
  record: number | null;
};

const kind = <E extends EndpointShape>(
  name: string,
  endpoint: E,
  title: (about: AboutInstructions) => string,
): WriteKind<E, AboutInstructions> => ({
  name,
  endpoint,
  title,
  page: ({ jobId }) => instructionsHref(jobId),
  delivered: ({ client, write }) => refreshInstructions(client, [write.about.jobId]),
});

const withForm = <E extends EndpointShape>(
  made: WriteKind<E, AboutInstructions>,
): WriteKind<E, AboutInstructions> => ({
  ...made,
  edit: ({ id, about }) => instructionsHref(about.jobId, id),
});

const { createInstruction, updateInstruction, orderInstructions, readInstructions } = instructionEndpoints;

export const createInstructionWrite = withForm(
  kind('createInstruction', createInstruction, ({ name }) =>
    text('site-instructions:outbox.create', { name }),
  ),
);

export const updateInstructionWrite = withForm(
  kind('updateInstruction', updateInstruction, ({ name }) =>
    text('site-instructions:outbox.update', { name }),
  ),
);

export const orderInstructionsWrite = kind('orderInstructions', orderInstructions, () =>
  text('site-instructions:outbox.order'),
);

export const readInstructionsWrite = kind('readInstructions', readInstructions, () =>
  text('site-instructions:outbox.read'),
);

export const instructionWrites = [
  createInstructionWrite,
  updateInstructionWrite,
  orderInstructionsWrite,
  readInstructionsWrite,
];
